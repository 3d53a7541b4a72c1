import { randomBytes } from 'node:crypto';
import { createWriteStream, rmSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Say } from '../command';
import { summaryOf, type Summary } from './manifest';
import { withVerified } from './restore';

export interface WrittenBackup extends Summary {
  readonly file: string;
  readonly bytes: number;
}

const megabyte = 1_000_000;
const saidEvery = 50 * megabyte;

/**
 * Writes a backup beside its place, forces it to the disk, reads it through, and only then gives it its name:
 * a file of that name is always a whole backup.
 */
export async function receiveBackup(
  bytes: NodeJS.ReadableStream,
  wanted: string,
  say: Say,
): Promise<WrittenBackup> {
  const file = resolve(wanted);
  const draft = `${file}.${randomBytes(6).toString('hex')}.part`;
  const giveUp = () => rmSync(draft, { force: true });
  process.once('exit', giveUp);
  try {
    await write(bytes, draft, say);
    say('Reading it through.');
    const summary = await withVerified(draft, async ({ manifest }) => summaryOf(manifest));
    await rename(draft, file);
    await sync(dirname(file));
    return { file, bytes: (await stat(file)).size, ...summary };
  } finally {
    process.off('exit', giveUp);
    await rm(draft, { force: true });
  }
}

async function write(bytes: NodeJS.ReadableStream, draft: string, say: Say): Promise<void> {
  await pipeline(bytes, counting(say), createWriteStream(draft, { flags: 'wx', mode: 0o600 }));
  await sync(draft);
}

function counting(say: Say): Transform {
  let passed = 0;
  let said = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed - said > saidEvery) {
        said = passed;
        say(`${Math.round(passed / megabyte)} MB`);
      }
      done(null, chunk);
    },
  });
}

/** Forces a file, or the names in a folder, to the disk. */
async function sync(place: string): Promise<void> {
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
