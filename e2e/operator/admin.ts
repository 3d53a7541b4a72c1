import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../support/process';

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
  /** The last line of standard output, which is JSON with `--json`. */
  last(): Record<string, unknown>;
}

/** Runs `npm run admin -- <words>` until it exits. */
export async function admin(
  dataDir: string,
  words: readonly string[],
  env: Record<string, string> = {},
): Promise<Ended> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['scripts/campus.mjs', 'admin', ...words], {
    cwd: root,
    env: { PATH, HOME, ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const out: string[] = [];
  const err: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => out.push(chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => err.push(chunk));
  await once(child, 'close');
  const stdout = out.join('');
  return {
    code: child.exitCode,
    stdout,
    stderr: err.join(''),
    last: () => JSON.parse(stdout.trim().split('\n').at(-1) ?? ''),
  };
}
