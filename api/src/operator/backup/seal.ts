import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/**
 * A backup ends in the SHA-256 of everything before it, as the comment of the zip file: whatever is damaged,
 * cut off or changed in it is noticed, wherever it is.
 */
export const sealLength = 64;

/** What stands in the seal's place until it is known. */
export const unsealed = '0'.repeat(sealLength);

/** Replaces the last bytes that pass through by the hash of all others. */
export function sealing(): Transform {
  const hash = createHash('sha256');
  let tail = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const held = Buffer.concat([tail, chunk]);
      const passed = held.subarray(0, Math.max(0, held.length - sealLength));
      tail = held.subarray(passed.length);
      hash.update(passed);
      done(null, passed);
    },
    flush(done) {
      done(null, hash.digest('hex'));
    },
  });
}
