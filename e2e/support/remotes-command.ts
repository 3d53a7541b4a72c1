import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { root } from './process';

/** The result of `npm run remotes -- <words> --json`. */
export interface Answered {
  code: number | null;
  /** The last line of standard output. */
  answer: { refused?: string; build?: string; reasons?: { rule: string }[] };
  stderr: string;
}

/** Runs a remotes command beside the site; with `--to` and a token from anywhere. */
export async function remotesCommand(
  dataDir: string,
  words: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<Answered> {
  const { PATH, HOME, CHROMIUM } = process.env;
  const program = ['scripts/campus.mjs', 'remotes', ...words, '--json'];
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: { PATH, HOME, ...(CHROMIUM && { CHROMIUM }), DATA_DIR: dataDir, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  const line = stdout.trim().split('\n').at(-1) ?? '';
  return { code, answer: line ? JSON.parse(line) : {}, stderr };
}
