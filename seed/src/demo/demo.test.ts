import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { asAddresses, describeOnOneDatabase, type Client, type Harness } from '@campus/api/testing';
import type { Endpoint } from '@campus/contract';
import { endpoints } from '@campus/contract/testing';
import { demoEmail, demoPassword, replacePublishedPassword, seedCampuses, seedDemo } from './demo';
import { testDating, testFeed, testListings } from './test-content';
import { demoCampuses } from './content';

/** The answers of the gate's site during a trial of a build. */
const kept = join(__dirname, '../../../federation/src/gate/smoke-test/answers.json');

/** Maximum entries per list: a page with many entries needs no more to show its content. */
const most = 3;

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

function shortened(value: Json): Json {
  if (Array.isArray(value)) return value.slice(0, most).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, shortened(inner)] as const);
  // The lists have no second page.
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, key === 'hasMore' ? false : inner]),
  );
}

/** Ids that stand for the parameters of a path. */
const firstOf: Readonly<Record<string, readonly [list: string, key: string]>> = {
  communityId: ['/api/communities', '_id'],
  userId: ['/api/dating/explore', 'user_id'],
  username: ['/api/people?q=a', 'username'],
  matchId: ['/api/dating/accepted-matches', 'matchId'],
};

const listOf = (path: string) => path.slice(0, path.indexOf('/:id'));

async function addressOf(client: Client, { path }: Endpoint): Promise<string> {
  const [, name] = /:(\w+)/.exec(path) ?? [];
  if (!name) return path;
  const [list, key] = firstOf[name] ?? [listOf(path), '_id'];
  const answer = (await client.get(list)).json();
  const items = [answer, ...Object.values(answer)].find(Array.isArray) as Record<string, string>[];
  return path.replace(`:${name}`, items[0]?.[key] ?? 'none');
}

/** Blocks, hides from and hides what the demo leaves alone, so that the lists of these are not empty. */
async function hideSome(client: Client): Promise<void> {
  const [, shown] = (await client.get('/api/people?q=a')).json();
  const { _id: person } = (await client.get(`/api/people/${shown.username}`)).json();
  const { profiles } = (await client.get('/api/dating/explore')).json();
  const [{ _id: community }] = (await client.get('/api/communities')).json();
  const { posts } = (await client.get(`/api/posts/community/${community}`)).json();
  const userId = profiles.at(-1).user_id;
  const done = [
    await client.put(`/api/posts/${posts.at(-1)._id}/hidden`, { reason: 'Posted twice' }),
    await client.put(`/api/user/blocks/${person}`),
    await client.put(`/api/dating/hidden-from/${shown.username}`),
    await client.post('/api/dating/block', { userId }),
  ];
  expect(done.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
}

/** The lists of an answer that have no entry. */
const emptyLists = (answer: Json): Json[] =>
  [answer, ...Object.values(answer ?? {})].filter((one) => Array.isArray(one) && one.length === 0);

/** Every reading call of the contract, with the answer for the demo's student. */
async function answersOf(client: Client): Promise<Record<string, Json>> {
  const reads = endpoints.filter(({ method }) => method === 'GET');
  const answers: Record<string, Json> = {};
  for (const endpoint of reads) {
    const response = await client.get(await addressOf(client, endpoint), asAddresses);
    if (response.statusCode === 200) answers[endpoint.path] = shortened(response.json());
  }
  return answers;
}

/** The gate tries builds out on answers of this demo, in its current state. */
function testGateAnswers(t: Harness): void {
  it('gets answers in the shape that the gate recorded (UPDATE_GATE_ANSWERS=1 records them)', async () => {
    const client = t.visitor();
    await client.post('/api/auth/login', { email: demoEmail, password: demoPassword });
    await hideSome(client);
    const recordedAt = t.api.services.clock().toISOString();
    const answers = await answersOf(client);
    if (process.env['UPDATE_GATE_ANSWERS']) {
      await writeFile(kept, `${JSON.stringify({ recordedAt, answers })}\n`);
    }
    const present = JSON.parse(await readFile(kept, 'utf8'));
    expect(Object.keys(present.answers).sort()).toEqual(Object.keys(answers).sort());
    for (const { method, path, answer } of endpoints) {
      if (method !== 'GET' || !(path in answers)) continue;
      const [then, now] = [present.answers[path], answers[path]];
      expect([path, z.safeParse(answer, then).success]).toEqual([path, true]);
      expect([path, Object.keys(then)]).toEqual([path, Object.keys(now ?? {})]);
      expect([path, emptyLists(then)]).toEqual([path, []]);
    }
  });
}

// The sites of the browser tests fill an embedded database with the demo.
describeOnOneDatabase('the demo', (t) => {
  const count = async (table: string) => {
    const sql = `select count(*)::int as n from ${table}`;
    const [row] = await t.api.services.database.query<{ n: number }>(sql);
    return row?.n;
  };

  it('continues after a killed process and creates nothing twice', async () => {
    const { database, clock } = t.api.services;
    const begun = `insert into seeds (name, begun_at) values ('demo', $1)`;
    await database.query(begun, [new Date(clock().getTime() - 120_000)]);
    await seedCampuses(t.api.services);
    const line = await seedDemo(t.api.services);
    expect(line).toContain(demoEmail);
    expect(line).toContain(demoPassword);
    expect(await count('colleges')).toBe(demoCampuses.length);
    expect(await seedDemo(t.api.services)).toBe(line);
    expect(await count('colleges')).toBe(demoCampuses.length);
    expect(await count('communities where is_confession')).toBe(demoCampuses.length);
  });

  it('lets its student sign in', async () => {
    const body = { email: demoEmail, password: demoPassword };
    const visitor = t.visitor();
    expect((await visitor.post('/api/auth/login', body)).statusCode).toBe(200);
    const { collegeName } = (await visitor.get('/api/user/profile')).json();
    expect(collegeName).toBe('Sahyadri Institute of Technology');
  });

  // Its content, on the one database that the tests above have filled.
  describe('its feed', () => testFeed(t));
  describe('its listings', () => testListings(t));
  describe('its dating', () => testDating(t));
  describe('its student', () => testGateAnswers(t));

  it('replaces the published password once others can reach the site', async () => {
    const { services } = t.api;
    const config = { ...services.config, publicOrigin: 'https://campus.example' };
    await replacePublishedPassword(services);
    const signIn = async (password: string) =>
      (await t.visitor().post('/api/auth/login', { email: demoEmail, password })).statusCode;
    expect(await signIn(demoPassword)).toBe(200);
    await replacePublishedPassword({ ...services, config });
    expect(await signIn(demoPassword)).toBe(401);
    const line = await seedDemo({ ...services, config });
    expect(await signIn(/password (\S+)$/.exec(line ?? '')?.[1] ?? '')).toBe(200);
  });
});

describeOnOneDatabase('a site that already has colleges', (t) => {
  it('gets no demo', async () => {
    await t.college();
    expect(await seedDemo(t.api.services)).toBeUndefined();
    const sql = 'select count(*)::int as n from colleges';
    expect(await t.api.services.database.query(sql)).toEqual([{ n: 1 }]);
  });
});
