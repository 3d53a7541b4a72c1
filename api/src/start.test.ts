import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoCampuses, demoEmail, demoPassword } from './demo/campuses';

const started: { kill(signal: NodeJS.Signals): boolean }[] = [];

/** The API as a process of its own on this data folder. */
function launch(dataDir: string) {
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off', SMTP_URL: '' };
  const args = ['--import', 'tsx', join(__dirname, 'testing', 'run-api.ts')];
  const child = spawn(process.execPath, args, { env: { ...env, NODE_ENV: 'test' } });
  started.push(child);
  const out: string[] = [];
  const complaints: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
  const ended = once(child, 'exit').then(() => child.exitCode);
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const url = /^ready (\S+)\n/m.exec(out.join(''))?.[1];
      if (url) resolve(url);
    });
    void ended.then(() => reject(new Error(`It ended: ${complaints.join('')}`)));
  });
  ready.catch(() => undefined);
  return { child, ready, ended, out, complaints };
}

async function call(url: string, options: { cookie?: string; body?: unknown } = {}) {
  const { cookie, body } = options;
  const headers = { ...(cookie && { cookie }), 'content-type': 'application/json' };
  const write = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return fetch(url, { headers: body === undefined ? { cookie: cookie ?? '' } : headers, ...write });
}

async function signIn(url: string): Promise<string> {
  const body = { email: demoEmail, password: demoPassword };
  const answer = await call(`${url}/api/auth/login`, { body });
  expect(answer.status).toBe(200);
  return String(answer.headers.get('set-cookie')?.split(';')[0]);
}

/** Posts without a break until the process is gone. @returns the ids that were answered with 201 */
async function postUntilDead(url: string, cookie: string, lane: number): Promise<string[]> {
  const community_id = demoCampuses[0]?.communities[0]?.id;
  const acknowledged: string[] = [];
  for (let count = 0; ; count += 1) {
    const body = { community_id, content: `Notice ${lane}-${count}`, images: [] };
    try {
      const answer = await call(`${url}/api/posts`, { cookie, body });
      const post = (await answer.json()) as { _id: string };
      if (answer.status === 201) acknowledged.push(post._id);
    } catch {
      return acknowledged;
    }
  }
}

async function allMine(url: string, cookie: string): Promise<Set<string>> {
  const found = new Set<string>();
  for (let page = 1; ; page += 1) {
    const answer = await call(`${url}/api/user/posts?page=${page}&limit=50`, { cookie });
    const list = (await answer.json()) as {
      posts: { _id: string }[];
      pagination: { hasMore: boolean };
    };
    for (const post of list.posts) found.add(post._id);
    if (!list.pagination.hasMore) return found;
  }
}

describe('the process', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'campus-start-'));
  afterAll(() => {
    for (const child of started) child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('says ready once, keeps a second one out, and loses nothing to kill -9', async () => {
    const first = launch(dataDir);
    const url = await first.ready;
    expect(first.out.join('')).toBe(`ready ${url}\n`);
    expect(first.complaints.join('')).toContain(`sign in as ${demoEmail}`);
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
    const cookie = await signIn(url);

    const second = launch(dataDir);
    expect(await second.ended).toBe(1);
    expect(second.out.join('')).toBe('');
    expect(second.complaints.join('').trim()).toBe(
      `The data folder ${dataDir} is in use by process ${first.child.pid}: stop it, or choose another DATA_DIR.`,
    );
    expect((await fetch(`${url}/api/health/live`)).status).toBe(200);

    const lanes = [1, 2, 3, 4].map((lane) => postUntilDead(url, cookie, lane));
    await untilWritten(url, cookie);
    first.child.kill('SIGKILL');
    const acknowledged = (await Promise.all(lanes)).flat();
    await first.ended;
    expect(acknowledged.length).toBeGreaterThan(10);
    expect(existsSync(join(dataDir, 'lock'))).toBe(true);

    const third = launch(dataDir);
    const again = await third.ready;
    const found = await allMine(again, cookie);
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);

    third.child.kill('SIGTERM');
    expect(await third.ended).toBe(0);
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  }, 180_000);

  it('stops at a wrong variable with the one line that names it', async () => {
    const dir = join(dataDir, 'unused');
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', join(__dirname, 'testing', 'run-api.ts')],
      { env: { ...process.env, DATA_DIR: dir, PORT: 'eighty' } },
    );
    started.push(child);
    const complaints: string[] = [];
    child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
    await once(child, 'close');
    expect(child.exitCode).toBe(1);
    expect(complaints.join('')).toBe('PORT must be a port number\n');
  }, 60_000);
});

/** Until a good number of posts is there. */
async function untilWritten(url: string, cookie: string): Promise<void> {
  for (;;) {
    if ((await allMine(url, cookie)).size > 60) return;
  }
}
