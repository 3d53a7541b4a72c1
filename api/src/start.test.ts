import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '@campus/node-tools/refusal';
import { startApi, type StartOptions } from './start';
import { ownPostgres } from './testing/databases';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'campus-start-'));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

const start = (where: Record<string, string>, site?: StartOptions['site']) =>
  startApi({
    environment: { DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent', PORT: '0', ...where },
    ...(site && { site }),
  });

async function listening() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test.each(['203.0.113.7', 'not a host'])(
  'the start refuses HOST=%s with one line, before it creates a database',
  async (HOST) => {
    const started = start({ HOST });
    await expect(started).rejects.toThrow(Refusal);
    await expect(started).rejects.toThrow(
      new RegExp(`^HOST ${HOST} is no address of this machine \\(\\w+\\)\\.$`),
    );
    expect(await readdir(dataDir)).not.toContain('database');
  },
);

const databaseUrl = process.env['TEST_DATABASE_URL'];

(databaseUrl ? test : test.skip)(
  'a process that may be one of several says that its pictures are files of its own',
  async () => {
    const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { url, drop } = await ownPostgres(databaseUrl ?? '');
    const other = await listening();
    const { port } = other.address() as AddressInfo;
    const site = { LOG_LEVEL: 'warn', DATABASE_URL: url, PORT: String(port) };
    const warns = async (more: Record<string, string>) => {
      written.mockClear();
      await once(other.close(), 'close');
      // The port is taken after the start has looked at it.
      const started = start({ ...site, ...more }, async () => {
        await once(other.listen(port, '127.0.0.1'), 'listening');
      });
      await expect(started).rejects.toThrow(`Port ${port} is taken`);
      return written.mock.calls.filter(([line]) => String(line).includes('S3_URL')).length;
    };
    const REDIS_URL = 'redis://127.0.0.1:1';
    expect(await warns({ REDIS_URL })).toBe(1);
    expect(await warns({ REDIS_URL, S3_URL: 'http://key:secret@127.0.0.1:1/bucket' })).toBe(0);
    expect(await warns({})).toBe(0);
    other.close();
    await drop();
  },
);

test('the start refuses a port that another process listens on, before it creates a database', async () => {
  const other = await listening();
  const { port } = other.address() as AddressInfo;
  await expect(start({ PORT: String(port) })).rejects.toThrow(
    new Refusal(`Port ${port} is taken: choose another PORT.`),
  );
  other.close();
  expect(await readdir(dataDir)).not.toContain('database');
});
