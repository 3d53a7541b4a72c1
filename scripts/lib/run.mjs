import { spawn } from 'node:child_process';
import { Refusal } from './say.mjs';

const running = new Set();

/**
 * Runs a program to its end, its output on standard error. It gets a process group of its own, so that
 * `endChildren` reaches whatever it started too. `label` names it in the sentence that says it failed.
 */
export function run(command, args, { label = [command, ...args].join(' '), ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 2, 2], detached: true, ...options });
    running.add(child);
    child.once('error', (error) => {
      running.delete(child);
      reject(new Refusal(`${label} cannot be run: ${error.message}`));
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      if (code === 0) resolve();
      else reject(new Refusal(`${label} ended with ${signal ?? code}`));
    });
  });
}

/** Ends every program that still runs, and waits until it is gone. */
export async function endChildren() {
  const gone = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
  for (const child of running) {
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      // Ended by itself in between.
    }
  }
  await Promise.all(gone);
}
