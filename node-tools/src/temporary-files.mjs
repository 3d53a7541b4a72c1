// Plain JavaScript without packages: commands need it before anything is built. Its types are in its comments.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, open, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isGone, thisHost } from './file-lock.mjs';

const madeBy = /^campus-[a-z]+-(?<host>[0-9a-f]{8})-(?<pid>\d+)-/;

/** Removes the leftovers of ended processes, whatever ended them. */
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
 * A folder for temporary files. Its creator removes it; if that process is killed, the next one that creates one does.
 * @param {string} purpose a word of small letters, for its name
 * @returns {Promise<string>}
 */
export async function temporaryFolder(purpose) {
  await clearLeftBehind();
  return mkdtemp(path.join(os.tmpdir(), `campus-${purpose}-${thisHost}-${process.pid}-`));
}

// It retries for five seconds: a browser that loses its parent process still writes while it ends.
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
 * From now on, this process and its children use a separate folder as the system's temporary folder. It is removed
 * when this process ends, even if it is killed: another process notices that its connection to this one has ended.
 * @param {string} purpose as above
 * @returns {Promise<void>}
 */
export async function useOwnTemporaryFolder(purpose) {
  const folder = await temporaryFolder(purpose);
  // A database server and nginx run as users of their own: they may enter folders inside of it, but not list it.
  await chmod(folder, 0o711);
  const options = { detached: true, stdio: ['pipe', 'ignore', 'ignore'] };
  const child = spawn(process.execPath, ['-e', keeper, folder], options);
  child.on('error', () => undefined);
  child.unref();
  child.stdin.unref();
  process.env.TMPDIR = folder;
}

/**
 * A file without a name: however this process ends, nothing of the content stays behind.
 * @returns {Promise<import('node:fs/promises').FileHandle>}
 */
export async function openUnnamedFile() {
  const file = path.join(os.tmpdir(), `campus-${randomBytes(9).toString('hex')}`);
  const handle = await open(file, 'wx+', 0o600);
  await rm(file);
  return handle;
}
