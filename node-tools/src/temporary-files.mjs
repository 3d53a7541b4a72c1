// Plain JavaScript without packages: commands need it before anything is built. Its types are in its comments.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isGone, thisHost } from './file-lock.mjs';

const madeBy = /^campus-[a-z]+-(?<host>[0-9a-f]{8})-(?<pid>\d+)-/;

/** What processes that live no more have left, whatever ended them. */
async function clearLeftBehind() {
  const names = await readdir(os.tmpdir()).catch(() => []);
  const left = names.filter((name) => {
    const { host, pid } = madeBy.exec(name)?.groups ?? {};
    return pid !== undefined && isGone({ host, pid: Number(pid) });
  });
  const remove = (name) => rm(path.join(os.tmpdir(), name), { recursive: true, force: true });
  await Promise.allSettled(left.map(remove));
}

/**
 * A folder for temporary files. Whoever makes it removes it; where that process is killed, the next one that makes one does.
 * @param {string} purpose a word of small letters, for its name
 * @returns {Promise<string>}
 */
export async function temporaryFolder(purpose) {
  await clearLeftBehind();
  return mkdtemp(path.join(os.tmpdir(), `campus-${purpose}-${thisHost}-${process.pid}-`));
}

// It looks for five seconds: a browser that loses whoever started it still writes while it ends.
const keeper = `
  const { rmSync } = require('node:fs');
  const remove = () => { try { rmSync(process.argv[1], { recursive: true, force: true }); } catch {} };
  process.stdin.resume().on('end', () => {
    remove();
    const again = setInterval(remove, 200);
    setTimeout(() => clearInterval(again), 5000);
  });
`;

/**
 * From now on what this process and those that it starts take for the system's temporary folder is one of its own, which
 * goes with it, also where it is killed: another process hears that its line to this one has ended.
 * @param {string} purpose as above
 * @returns {Promise<void>}
 */
export async function useOwnTemporaryFolder(purpose) {
  const folder = await temporaryFolder(purpose);
  const options = { detached: true, stdio: ['pipe', 'ignore', 'ignore'] };
  const child = spawn(process.execPath, ['-e', keeper, folder], options);
  child.on('error', () => undefined);
  child.unref();
  child.stdin.unref();
  process.env.TMPDIR = folder;
}

/**
 * A file without a name: whatever becomes of this process, nothing of what it held stays behind.
 * @returns {Promise<import('node:fs/promises').FileHandle>}
 */
export async function openUnnamedFile() {
  const file = path.join(os.tmpdir(), `campus-${randomBytes(9).toString('hex')}`);
  const handle = await open(file, 'wx+', 0o600);
  await rm(file);
  return handle;
}
