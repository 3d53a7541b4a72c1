import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { hasNginx, startNginx } from '../support/nginx';
import { temporaryFolder } from '../support/prepared-data';

/** Answers every call with its name. */
async function process(name: string) {
  const server = createServer((_request, response) => void response.end(name));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

test('nginx-follow.sh reloads nginx when processes move, and no call fails', async () => {
  test.info().skip(!hasNginx, 'nginx-follow.sh is not tested: nginx is not installed.');
  const [before, moved] = [await process('before'), await process('moved')];
  const nginx = await startNginx({ remotesDir: await temporaryFolder(), apis: [before.url] });
  const answers = new Set<string>();
  const call = async () => {
    const answer = await fetch(`${nginx.url}/api/colleges`, { headers: { connection: 'close' } });
    answers.add(`${answer.status} ${await answer.text()}`);
    return answers;
  };
  await call();
  const moving = nginx.setApis([moved.url]);
  await expect.poll(call, { intervals: [0], timeout: 20_000 }).toContain('200 moved');
  await moving;
  before.server.close();
  for (let count = 0; count < 50; count += 1) await call();
  expect([...answers]).toEqual(['200 before', '200 moved']);
  await nginx.stop();
  moved.server.close();
});
