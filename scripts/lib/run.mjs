import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isExplained, Refusal } from '../../node-tools/src/refusal.mjs';

export { Refusal };

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Output of builds that belongs to no workspace: the server's programs, reports. */
export const buildFolder = path.join(root, '.build');

/**
 * One of the server's programs. Not imported by a literal path, because the type checker would read all of it.
 * @param {string} output its file in `.build`
 */
export const loadProgram = (output) => import(pathToFileURL(path.join(buildFolder, output)).href);

/**
 * Progress goes to standard error: standard output has only the line that says the site is ready.
 * @param {string} text
 */
export function log(text) {
  process.stderr.write(`${text}\n`);
}

/**
 * Errors that an operator can fix are one line; all others are printed with their stack.
 * @param {Error} error
 */
export const messageOf = (error) => (isExplained(error) ? error.message : error.stack);

const running = new Set();

/**
 * Runs a program to its end, its output on standard error. It gets its own process group, so that
 * `endChildren` also reaches its child processes. `label` names it in the error message; `onMessage` gets what it sends
 * over the channel that `stdio` opens.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { label?: string, onMessage?: (message: unknown) => void }} [options]
 * @returns {Promise<void>}
 */
export function run(
  command,
  args,
  { label = [command, ...args].join(' '), onMessage, ...options } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 2, 2], detached: true, ...options });
    running.add(child);
    if (onMessage) child.on('message', onMessage);
    child.once('error', (error) => {
      running.delete(child);
      reject(new Refusal(`${label} could not be started: ${error.message}`));
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      if (code === 0) resolve();
      else reject(new Refusal(`${label} failed with ${signal ?? `exit code ${code}`}`));
    });
  });
}

/** Milliseconds in which a program may end by itself: process managers wait ten seconds before they kill this one. */
const graceMs = 4000;

function signalRunning(signal) {
  for (const child of running) {
    try {
      process.kill(-child.pid, signal);
    } catch {
      // It has ended in the meantime.
    }
  }
}

/** Ends every running program, and waits until it has ended. npm would go on for a minute with its downloads. */
export async function endChildren() {
  const gone = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
  signalRunning('SIGTERM');
  const deadline = setTimeout(signalRunning, graceMs, 'SIGKILL');
  await Promise.all(gone);
  clearTimeout(deadline);
}

/** From now on, a signal that ends this process first ends the programs that it runs. */
export function endWithChildren() {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void endChildren().then(() => process.kill(process.pid, signal)));
  }
}
