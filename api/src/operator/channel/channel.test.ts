import { Refusal } from '@campus/node-tools/refusal';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi, type Api } from '../../api';
import { testConfig } from '../../testing';
import { embeddedDatabase, type TestDatabase } from '../../testing/databases';
import { announced } from './announcement';
import { commands } from '../commands';
import { openChannel, type Channel } from './channel';
import { runningSite } from './client';

jest.setTimeout(120_000);

describe('the operator channel of a running site', () => {
  let dataDir = '';
  let opened: TestDatabase;
  let api: Api;
  let channel: Channel | undefined;
  const file = () => join(dataDir, 'operator.json');
  const heard: string[] = [];
  const site = async () => {
    const found = await runningSite(dataDir, (line) => void heard.push(line));
    if (!found) throw new Error('The site was not found.');
    return found;
  };

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'campus-channel-'));
    opened = await embeddedDatabase();
    const config = testConfig({ dataDir });
    api = await createApi({ config, database: opened.database, logStream: { write: () => true } });
    channel = await openChannel(api.services, commands);
  });
  afterAll(async () => {
    await channel?.close();
    await api.app.close();
    await opened.drop();
    rmSync(dataDir, { recursive: true });
  });

  const call = (path: string, authorization: string, method = 'POST') =>
    fetch(`http://127.0.0.1:${announced(dataDir)?.port}${path}`, {
      method,
      headers: { authorization },
      ...(method === 'POST' && { body: '{"name":"colleges list","given":{}}' }),
    });

  it('runs a command for a client that can read the announcement file', async () => {
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    const add = { name: 'Konkan', suffix: '@konkan.example', state: 'Goa' };
    await (await site()).run('colleges add', add);
    expect(await (await site()).run('colleges list', {})).toMatchObject({
      colleges: [{ name: 'Konkan', emailSuffix: '@konkan.example' }],
    });
  });

  it('passes a refusal on with its message', async () => {
    const again = { name: 'Konkan', suffix: '@konkan.example', state: 'Goa' };
    const refused = (await site()).run('colleges add', again);
    await expect(refused).rejects.toThrow(Refusal);
    await expect(refused).rejects.toThrow('A college with @konkan.example already exists.');
    await expect((await site()).run('colleges explode', {})).rejects.toThrow('restart it');
  });

  it.each(['', 'Bearer', 'Bearer wrong', 'wrong'])(
    'answers 401 with an empty body for the token %j',
    async (token) => {
      for (const path of ['/run', '/backup', '/']) {
        const answer = await call(path, token);
        expect(answer.status).toBe(401);
        expect(await answer.text()).toBe('');
      }
    },
  );

  it('serves nothing except commands', async () => {
    const right = `Bearer ${announced(dataDir)?.token}`;
    expect((await call('/run', right)).status).toBe(200);
    expect((await call('/run', right, 'GET')).status).toBe(404);
    expect((await call('/api/colleges', right)).status).toBe(404);
  });

  it('listens only on the loopback interface', async () => {
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((each) => each && !each.internal && each.family === 'IPv4');
    const port = announced(dataDir)?.port;
    const answers = await fetch(`http://${outside?.address ?? '127.0.0.2'}:${port}/run`).then(
      () => true,
      () => false,
    );
    expect(answers).toBe(false);
  });

  it('is not found when the process that announced it is gone', async () => {
    const content = readFileSync(file(), 'utf8');
    const other = { ...JSON.parse(content), started: 'long ago' };
    writeFileSync(file(), JSON.stringify(other));
    expect(await runningSite(dataDir, () => undefined)).toBeUndefined();
    writeFileSync(file(), 'not JSON');
    expect(await runningSite(dataDir, () => undefined)).toBeUndefined();
    writeFileSync(file(), content);
    expect(await runningSite(dataDir, () => undefined)).toBeDefined();
  });

  it('removes its announcement when the site stops', async () => {
    const found = await site();
    await channel?.close();
    expect(announced(dataDir)).toBeUndefined();
    await expect(found.run('colleges list', {})).rejects.toThrow('The site stopped meanwhile');
    channel = await openChannel(api.services, commands);
  });
});
