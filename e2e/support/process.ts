import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Whether slow tests run at full size, as `npm run test:holds` requests. */
export const atFullSize = process.env['FULL_SIZE'] === '1';

/** A process of the site, started as `npm start` starts it; it may not be ready yet, or never become ready. */
export interface SiteProcess {
  child: ChildProcess;
  /** The address in the line `ready <url>`; rejects with the output if the process ends first. */
  ready: Promise<string>;
  /** The exit code; null if a signal ended it. */
  exit: Promise<number | null>;
  stdout(): string;
  stderr(): string;
}

export interface ProcessOptions {
  env?: Record<string, string>;
  /** Like `npm start`, including its check for stale builds; otherwise existing builds are used unchanged. */
  whole?: boolean;
}

function collected(stream: ChildProcess['stdout']): () => string {
  const chunks: string[] = [];
  stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  return () => chunks.join('');
}

export function startProcess(dataDir: string, { env, whole }: ProcessOptions = {}): SiteProcess {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['scripts/start.mjs', ...(whole ? [] : ['--built'])], {
    cwd: root,
    env: { PATH, HOME, PORT: '0', LOG_LEVEL: 'warn', ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stdout = collected(child.stdout);
  const stderr = collected(child.stderr);
  const exit = once(child, 'close').then(() => child.exitCode);
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const url = /^ready (http:\/\/\S+)$/m.exec(stdout())?.[1];
      if (url) resolve(url);
    });
    void exit.then(() => reject(new Error(`The site ended early:\n${stdout()}${stderr()}`)));
  });
  ready.catch(() => undefined);
  return { child, ready, exit, stdout, stderr };
}
