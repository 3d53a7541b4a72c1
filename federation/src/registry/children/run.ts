import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Runs a script of this folder as a process of its own. @returns exit code, or null where it was killed */
export async function runChild(script: string, args: readonly string[]): Promise<number | null> {
  const file = join(__dirname, script);
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return code;
}
