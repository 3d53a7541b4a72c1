import { sync } from '@campus/node-tools/durable-file';
import { Refusal } from '@campus/node-tools/refusal';
import { randomBytes } from 'node:crypto';
import { createWriteStream, existsSync, rmSync } from 'node:fs';
import { link, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Say } from '../command';
import { type Summary, summaryOf } from './manifest';
import { withVerified } from './restore';

export interface WrittenBackup extends Summary {
  readonly file: string;
  readonly bytes: number;
}

interface Receiving {
  readonly say: Say;
  /** Whether an existing file of that name may be replaced. */
  readonly replace: boolean;
}

const megabyte = 1_000_000;
const saidEvery = 50 * megabyte;

/**
 * Writes a backup under a temporary name, flushes it to the disk, verifies it, and only then renames it:
 * a file of that name is always a complete backup.
 * @throws Refusal if the name exists and must not be replaced
 */
export async function receiveBackup(
  bytes: NodeJS.ReadableStream,
  wanted: string,
  { say, replace }: Receiving,
): Promise<WrittenBackup> {
  const file = resolve(wanted);
  const draft = `${file}.${randomBytes(6).toString('hex')}.part`;
  const giveUp = () => rmSync(draft, { force: true });
  process.once('exit', giveUp);
  try {
    await write(bytes, draft, say);
    say('Verifying the backup.');
    const summary = await withVerified(draft, async ({ manifest }) => summaryOf(manifest));
    await (replace ? rename(draft, file) : takeName(draft, file));
    await sync(dirname(file));
    return { file, bytes: (await stat(file)).size, ...summary };
  } finally {
    process.off('exit', giveUp);
    await rm(draft, { force: true });
  }
}

/** Like `rename`, but refuses an existing name: that backup may be all that is left of a site. */
async function takeName(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file);
  } catch {
    if (existsSync(file)) throw nameTaken();
    // Some file systems have no hard links.
    await rename(draft, file);
  }
}

/** A backup of that name exists, and may be all that is left of a site. */
export const nameTaken = () =>
  new Refusal('A file of that name exists: choose another name, or overwrite it with --force.');

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
