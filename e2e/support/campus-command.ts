import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { root } from './process';

type Environment = Readonly<Record<string, string>>;

async function campusCommand(dataDir: string, words: readonly string[], env: Environment) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['scripts/campus.mjs', ...words], {
    cwd: root,
    env: { PATH, HOME, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { code, stdout, stderr, lastLine: stdout.trim().split('\n').at(-1) ?? '' };
}

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
  more: Environment = {},
): Promise<Answered> {
  const { CHROMIUM } = process.env;
  const env = { ...(CHROMIUM && { CHROMIUM }), ...more };
  const ended = await campusCommand(dataDir, ['remotes', ...words, '--json'], env);
  const { code, stderr, lastLine } = ended;
  return { code, answer: lastLine ? JSON.parse(lastLine) : {}, stderr };
}

/** Runs `npm run admin -- <words>` until it exits. `last()` is its last line, which is JSON with `--json`. */
export async function admin(dataDir: string, words: readonly string[], env: Environment = {}) {
  const { lastLine, ...ended } = await campusCommand(dataDir, ['admin', ...words], env);
  return { ...ended, last: (): Record<string, unknown> => JSON.parse(lastLine) };
}
