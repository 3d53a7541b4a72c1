import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { createApi, type Api } from '../../api';
import type { Config } from '../../config';
import { describeOnEachDatabase, testConfig } from '../../testing';

describeOnEachDatabase('the readiness of a process', (t) => {
  const apis: Api[] = [];
  afterEach(async () => {
    await Promise.all(apis.splice(0).map((api) => api.app.close()));
  });

  async function another(changes: Partial<Config>): Promise<Api> {
    const { database } = t.api.services;
    const logStream = { write: () => undefined };
    const api = await createApi({ config: testConfig(changes), database, logStream });
    apis.push(api);
    return api;
  }
  async function asked({ app }: Api) {
    const answer = await app.inject('/api/health/ready');
    return [answer.statusCode, answer.json()];
  }

  it('/api/health/ready reports starting, ready and draining', async () => {
    const api = await another({});
    expect(await asked(api)).toEqual([503, { status: 'starting' }]);
    api.readiness.state = 'ready';
    expect(await asked(api)).toEqual([200, { status: 'ready' }]);
    api.readiness.state = 'draining';
    expect(await asked(api)).toEqual([503, { status: 'draining' }]);
  });

  it('/api/health/ready asks the database once a second', async () => {
    const api = await another({});
    api.readiness.state = 'ready';
    const query = jest.spyOn(t.api.services.database, 'query');
    const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    await Promise.all(Array.from({ length: 50 }, () => asked(api)));
    expect(query).toHaveBeenCalledTimes(1);
    now.mockReturnValue(performance.now() + 1001);
    expect(await asked(api)).toEqual([200, { status: 'ready' }]);
    expect(query).toHaveBeenCalledTimes(2);
    now.mockRestore();
    query.mockRestore();
  });

  it('draining closes the connection of a call in flight with its response', async () => {
    const api = await another({});
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = api.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const lines = ['POST /api/auth/login HTTP/1.1', 'Host: x', 'Content-Type: application/json'];
    socket.write([...lines, 'Content-Length: 2', 'Expect: 100-continue', '', ''].join('\r\n'));
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 100 /);
    api.readiness.state = 'draining';
    const closed = api.app.close();
    socket.write('{}');
    const answer = String((await once(socket, 'data'))[0]);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    await closed;
  });

  it('/api/health/ready lists unavailable services as degraded', async () => {
    const gone = '127.0.0.1:1';
    const api = await another({
      redisUrl: `redis://${gone}`,
      smtpUrl: `smtp://${gone}`,
      s3Url: `http://key:secret@${gone}/bucket`,
      moderationUrl: `http://${gone}`,
    });
    api.readiness.state = 'ready';
    const degraded = ['redis', 'mail', 'storage', 'moderation'];
    expect(await asked(api)).toEqual([200, { status: 'degraded', degraded }]);
  });
});
