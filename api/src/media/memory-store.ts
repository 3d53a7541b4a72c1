import type { MediaStore } from './store';

/** Pictures in this process only, for a database that is in memory too. */
export function createMemoryStore(now: () => Date): MediaStore {
  const files = new Map<string, { bytes: Buffer; written: Date }>();
  return {
    async put(name, bytes) {
      files.set(name, { bytes, written: now() });
    },
    get: async (name) => files.get(name)?.bytes,
    async remove(name) {
      files.delete(name);
    },
    async *olderThan(moment) {
      for (const [name, file] of files) if (file.written < moment) yield name;
    },
  };
}
