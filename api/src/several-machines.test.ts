import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApi, type Api } from './api';
import { makePair, match } from './modules/dating/dating-fixture';
import { backupPlaceOf } from './operator/backup/backup-place';
import { backupOfToday } from './operator/backup/daily-backups';
import {
  asAddresses,
  connected,
  describeOnOneDatabase,
  makeCampus,
  openPage,
  photo,
  sendBeacon,
  startStorage,
  teaIncident,
  teaLive,
  testConfig,
  type TestStorage,
} from './testing';
import { createClient } from './testing/harness';

const redisUrl = process.env['TEST_REDIS_URL'];

// Counts in Redis outlive a run; their keys depend on the secret.
const sessionSecret = randomUUID();

/**
 * What docs/operating.md calls several machines: processes with a folder of their own each, that share a database,
 * Redis and a storage.
 */
(redisUrl ? describe : describe.skip)('several machines', () => {
  describeOnOneDatabase('are one site', (t) => {
    const folders: string[] = [];
    let storage: TestStorage;
    let machines: [Api, Api];

    async function machine(): Promise<Api> {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'campus-machine-'));
      folders.push(dataDir);
      const shared = {
        redisUrl,
        s3Url: storage.address,
        backupUrl: storage.address,
        sessionSecret,
      };
      const { database, clock } = t.api.services;
      return createApi({
        config: testConfig({ ...shared, dataDir, rateLimits: true }),
        database,
        clock,
        remotes: t.remotes,
        hashing: { memoryCost: 64, timeCost: 1 },
        logStream: { write: () => undefined },
      });
    }

    beforeAll(async () => {
      storage = await startStorage();
      machines = [await machine(), await machine()];
      for (const { app } of machines) await app.listen({ port: 0, host: '127.0.0.1' });
    });
    afterAll(async () => {
      await Promise.all(machines.map(({ app }) => app.close()));
      await Promise.all(machines.map(({ services }) => services.mailer.close()));
      await storage.close();
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
    });

    it('a session of one is valid on the other, and ends there too', async () => {
      const [one, two] = machines;
      const { email, password, username } = await t.student();
      const here = createClient(one.app);
      await here.post('/api/auth/login', { email, password });
      const there = createClient(two.app, here.cookie());
      expect((await there.get('/api/auth/me')).json()).toMatchObject({ username });
      await here.post('/api/auth/logout');
      expect((await there.get('/api/auth/me')).statusCode).toBe(401);
    });

    it('wrong passwords are counted together', async () => {
      const { email } = await t.student();
      const statuses: number[] = [];
      for (let count = 0; count < 12; count += 1) {
        const { app } = machines[count % 2] as Api;
        const answer = await createClient(app).post('/api/auth/login', { email, password: 'no' });
        statuses.push(answer.statusCode);
      }
      expect(statuses).toEqual([...new Array<number>(10).fill(401), 429, 429]);
    });

    it('a picture sent to one is served by the other, until its post is deleted', async () => {
      const [one, two] = machines;
      const { author, other, community } = await makeCampus(t);
      const here = createClient(one.app, author.cookie());
      const body = { content: 'From here', images: [await photo()], community_id: community.id };
      const post = (await here.post('/api/posts', body, asAddresses)).json();
      const there = createClient(two.app, other.cookie());
      const [address] = post.images;
      expect(await there.get(address)).toMatchObject({ statusCode: 200 });
      await here.delete(`/api/posts/${post._id}`);
      expect(await there.get(address)).toMatchObject({ statusCode: 404 });
    });

    it('a post sent to one is in the next feed of the other', async () => {
      const [one, two] = machines;
      const { author, other, community } = await makeCampus(t);
      const there = createClient(two.app, other.cookie());
      const feed = async () => (await there.get('/api/posts?page=1')).json().posts;
      expect(await feed()).toEqual([]);
      const body = { content: 'From here', images: [], community_id: community.id };
      await createClient(one.app, author.cookie()).post('/api/posts', body);
      let posts: { content: string }[] = [];
      while (posts.length === 0) posts = await feed();
      expect(posts).toMatchObject([{ content: 'From here' }]);
    });

    it('a message sent to one arrives at a page of the other', async () => {
      const [one, two] = machines;
      const { asha, arjun } = await makePair(t);
      const matchId = await match(arjun, asha);
      const { port } = two.app.server.address() as AddressInfo;
      const page = await connected(openPage(`http://127.0.0.1:${port}`, asha.cookie()));
      const body = { matchId, message: 'Across' };
      await createClient(one.app, arjun.cookie()).post('/api/dating/send-message', body);
      await page.hears('Across');
      page.socket.disconnect();
    });

    it('reports of a broken build are counted together, and any of them takes it back', async () => {
      const [one, two] = machines;
      t.remotes.put(teaLive(t.api.services.clock()));
      for (const { app } of [one, two, one] as const) {
        expect((await t.remotes.list())[0]?.current).toBe('two');
        const client = createClient(app, (await t.student()).cookie());
        expect(
          await sendBeacon(client, { incidents: [teaIncident({ ...t, api: one })] }),
        ).toMatchObject({
          statusCode: 204,
        });
        await two.services.breaker.look();
        await new Promise(setImmediate);
        await two.services.breaker.look();
      }
      expect((await t.remotes.list())[0]?.current).toBe('one');
    });

    it('only one of them writes the backup of a day', async () => {
      await t.college();
      const written = await Promise.all(
        machines.map(async ({ services }) => {
          const place = backupPlaceOf(services.config);
          return place && backupOfToday(services, place);
        }),
      );
      expect(written.filter(Boolean)).toHaveLength(1);
      const backups = [...storage.objects.keys()].filter((key) => key.endsWith('.zip'));
      expect(backups).toHaveLength(1);
    });
  });
});
