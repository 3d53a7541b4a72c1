import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { endProgram, startProgram } from '../server/site';

/** A site with the demo's content, and a browser to visit it. */
export interface Demo {
  readonly url: string;
  /** Cookie of a student with matches. */
  readonly cookie: string;
  readonly browser: Browser;
  /** Port of the browser's devtools. */
  readonly port: number;
  /** Cleanup functions, called last to first. */
  readonly ending: (() => unknown)[];
}

/** Named in README.md. */
const demoStudent = { email: 'aarav@sahyadri.edu.example', password: 'campus-demo' };

/** The first student of the demo college. */
async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoStudent),
  });
  const [cookie] = (answer.headers.get('set-cookie') ?? '').split(';');
  if (answer.status !== 200 || !cookie) throw new Error(`Sign-in answered ${answer.status}`);
  return cookie;
}

/** Runs work with a site and a browser, and always ends both afterwards. */
export async function withDemo<T>(work: (demo: Demo) => Promise<T>): Promise<T> {
  const ending: (() => unknown)[] = [];
  try {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'campus-bench-'));
    ending.push(() => rm(dataDir, { recursive: true, force: true }));
    const site = await startProgram(['scripts/start.mjs'], {
      DATA_DIR: dataDir,
      PORT: '0',
      DATABASE_URL: '',
      REDIS_URL: '',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
    });
    ending.push(() => endProgram(site));
    const port = 20_000 + (process.pid % 20_000);
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM,
      args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    });
    ending.push(() => browser.close());
    return await work({ url: site.url, cookie: await signIn(site.url), browser, port, ending });
  } finally {
    for (const end of ending.reverse()) await end();
  }
}
