import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '@campus/node-tools/refusal';
import { startApi } from './start';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'campus-start-'));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

const start = (where: Record<string, string>) =>
  startApi({
    environment: { DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent', PORT: '0', ...where },
  });

test.each(['203.0.113.7', 'not a host'])(
  'the start refuses HOST=%s with one line',
  async (HOST) => {
    const started = start({ HOST });
    await expect(started).rejects.toThrow(Refusal);
    await expect(started).rejects.toThrow(
      new RegExp(`^HOST ${HOST} is no address of this machine \\(\\w+\\)\\.$`),
    );
  },
);

test('the start refuses a port that another process listens on', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(start({ PORT: String(port) })).rejects.toThrow(
    new Refusal(`Port ${port} is taken: choose another PORT.`),
  );
  other.close();
});
