import { openS3Bucket } from '../s3/s3-bucket';
import type { MediaStore } from './store';

/** Milliseconds that one call may take. */
const timeout = 5000;

/** Pictures as objects of an S3-compatible storage, at an address as {@link openS3Bucket} takes it. */
export function createS3Store(address: string): MediaStore {
  const bucket = openS3Bucket(address, timeout);
  const object = (name: string) => `${name.slice(0, 2)}/${name}`;
  return {
    put: (name, bytes) =>
      bucket.put(object(name), new Blob([new Uint8Array(bytes)], { type: 'image/webp' })),
    get: (name) => bucket.get(object(name)),
    remove: (name) => bucket.remove(object(name)),
    async *olderThan(moment) {
      for await (const { name, written } of bucket.list()) if (written < moment) yield name;
    },
  };
}
