import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { SelfCheck } from '@campus/api';

const execute = promisify(execFile);

const program = fileURLToPath(new URL('check-live.mjs', import.meta.url));

const results: readonly unknown[] = ['sound', 'broken', 'unknown'] satisfies SelfCheck['result'][];

function parse(text: string): SelfCheck {
  const { result, says } = JSON.parse(text) as Partial<Record<keyof SelfCheck, unknown>>;
  if (!results.includes(result) || typeof says !== 'string') throw new Error('no finding');
  return { result, says } as SelfCheck;
}

const notRun: SelfCheck = {
  result: 'unknown',
  says: 'its files are whole, but the site has no browser to run it in',
};

/**
 * Runs a live build in a browser on this machine, where there is one and what it needs is installed: in a
 * process of its own, which is told none of the site's secrets and ends by `signal`.
 * @param order folder of remotes, remote and build
 */
export async function runInBrowser(
  order: readonly string[],
  signal: AbortSignal,
): Promise<SelfCheck> {
  const { PATH, HOME, CHROMIUM, PLAYWRIGHT_BROWSERS_PATH } = process.env;
  // Whatever it leaves behind when it is ended goes with this folder.
  const TMPDIR = await mkdtemp(path.join(os.tmpdir(), 'campus-check-'));
  const env = { PATH, HOME, CHROMIUM, PLAYWRIGHT_BROWSERS_PATH, TMPDIR };
  try {
    const { stdout } = await execute(process.execPath, [program, ...order], { env, signal });
    return parse(stdout);
  } catch {
    return notRun;
  } finally {
    await rm(TMPDIR, { recursive: true, force: true }).catch(() => undefined);
  }
}
