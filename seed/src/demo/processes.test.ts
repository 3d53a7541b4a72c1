import { connected, openPage, ownPostgres, type TestDatabase } from '@campus/api/testing';
import { buildSync } from 'esbuild';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoEmail, demoPassword } from './demo';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
const redisUrl = process.env['TEST_REDIS_URL'] ?? '';
const onPostgres = serverUrl === '' ? describe.skip : describe;
const onRedis = redisUrl === '' ? it.skip : it;

jest.setTimeout(240_000);

type Environment = Readonly<Record<string, string>>;

/** The processes' program in one file, which Node starts in a quarter of the time that tsx takes. */
const program = join(__dirname, '../../../.build/tests/run-process.mjs');

const commonJs = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const __dirname = import.meta.dirname;`;

function bundleProgram(): void {
  buildSync({
    entryPoints: [join(__dirname, 'run-process.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: { js: commonJs },
    // They find files of their own beside their code.
    external: ['@electric-sql/pglite', '@node-rs/*', 'argon2', 'pg-native', 'pino', 'sharp'],
  });
}

function launch(words: readonly string[], env: Environment) {
  const child = spawn(process.execPath, [program, ...words], {
    env: { PATH: process.env['PATH'], ...env },
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  return { child, output, ended: once(child, 'close') };
}

/** The answer of the command line, run as a separate process. */
async function runAdmin(words: readonly string[], env: Environment) {
  const { child, output, ended } = launch(['admin', ...words], env);
  await ended;
  return { code: child.exitCode, ...output };
}

interface RunningApi {
  readonly url: string;
  /** Sends SIGTERM and returns the exit code. */
  stop(): Promise<number | null>;
}

/** The API as a separate process, once it answers. */
async function startApiProcess(env: Environment): Promise<RunningApi> {
  const { child, output, ended } = launch(['site'], { PORT: '0', RATE_LIMITS: 'off', ...env });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /^ready (\S+)\n/m.exec(output.out)?.[1];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`It ended: ${output.err}`)));
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}

async function urlOf({ database }: TestDatabase): Promise<string> {
  const [row] = await database.query<{ name: string }>('select current_database() as name');
  const url = new URL(serverUrl);
  url.pathname = `/${row?.name}`;
  return url.href;
}

async function signIn(url: string): Promise<Response> {
  return fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoEmail, password: demoPassword }),
  });
}

const cookieOf = (answer: Response) => String(answer.headers.get('set-cookie')).split(';')[0] ?? '';

onPostgres('the command line of a site on PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'campus-operator-'));
  const place = (name: string) => join(folder, name);
  let first: TestDatabase;
  let second: TestDatabase;
  let one: Record<string, string>;
  beforeAll(async () => {
    bundleProgram();
    first = await ownPostgres(serverUrl);
    second = await ownPostgres(serverUrl);
    one = {
      DATABASE_URL: await urlOf(first),
      DEMO: '1',
      SESSION_SECRET: 'one secret for every process of the site',
      ...(redisUrl && { REDIS_URL: redisUrl }),
    };
  });
  afterAll(async () => {
    await Promise.all([first.drop(), second.drop()]);
    rmSync(folder, { recursive: true });
  });

  describe('with the site running', () => {
    let site: RunningApi;
    beforeAll(async () => {
      site = await startApiProcess({ ...one, DATA_DIR: place('site') });
    });
    afterAll(async () => expect(await site.stop()).toBe(0));

    // From another folder, in which no channel is announced.
    const suspend = () =>
      runAdmin(['students', 'suspend', demoEmail, '--reason', 'For the test', '--json'], {
        ...one,
        DATA_DIR: place('elsewhere'),
      });
    // Through the channel of the site's own folder.
    const restore = () =>
      runAdmin(['students', 'restore', demoEmail], { ...one, DATA_DIR: place('site') });

    it('suspends and restores a student', async () => {
      const done = await suspend();
      expect(done).toMatchObject({ code: 0, err: '' });
      expect(JSON.parse(done.out)).toMatchObject({ student: { email: demoEmail, sessions: 0 } });
      expect((await signIn(site.url)).status).toBe(403);
      expect((await restore()).code).toBe(0);
      expect((await signIn(site.url)).status).toBe(200);
    });

    onRedis(
      'ends the sessions and sockets of a suspended student at once, through Redis',
      async () => {
        const cookie = cookieOf(await signIn(site.url));
        const origin = site.url.replace('127.0.0.1', 'localhost');
        const page = await connected(
          openPage(site.url, cookie, { extraHeaders: { cookie, origin } }),
        );
        const ended = page.ended();
        expect((await suspend()).code).toBe(0);
        // Without Redis, the site itself notices within a minute.
        const late = new Promise((resolve) => void setTimeout(resolve, 5000, 'late').unref());
        expect(await Promise.race([ended, late])).toBe('io server disconnect');
        const me = await fetch(`${site.url}/api/communities`, { headers: { cookie } });
        expect(me.status).toBe(401);
        expect((await restore()).code).toBe(0);
      },
    );
  });

  it('restores the backup of one site as another site, which works at once', async () => {
    const file = place('campus.zip');
    const made = await runAdmin(['backup', file, '--json'], { ...one, DATA_DIR: place('site') });
    expect(made.code).toBe(0);
    const two = { ...one, DEMO: '0', DATABASE_URL: await urlOf(second), DATA_DIR: place('two') };
    const restored = await runAdmin(['restore', file, '--json'], two);
    expect(restored.code).toBe(0);
    const { tables } = JSON.parse(made.out);
    expect(JSON.parse(restored.out)).toMatchObject({ tables, restored: true });
    const site = await startApiProcess(two);
    const cookie = cookieOf(await signIn(site.url));
    const headers = { cookie, prefer: 'images=url' };
    const { posts } = await (await fetch(`${site.url}/api/posts?limit=50`, { headers })).json();
    const [image] = posts.flatMap((post: { images: string[] }) => post.images);
    expect((await fetch(`${site.url}${image}`)).headers.get('content-type')).toBe('image/webp');
    expect(await site.stop()).toBe(0);
  });
});
