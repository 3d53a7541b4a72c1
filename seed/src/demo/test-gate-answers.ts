import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asAddresses, type Client, type Harness } from '@campus/api/testing';
import type { Endpoint } from '@campus/contract';
import { endpoints } from '@campus/contract/testing';
import * as z from 'zod/mini';
import { demoEmail, demoPassword } from './demo';

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
export function testGateAnswers(t: Harness): void {
  it('gets answers in the shape that the gate recorded (UPDATE_GATE_ANSWERS=1 records them)', async () => {
    const client = t.visitor();
    await client.post('/api/auth/login', { email: demoEmail, password: demoPassword });
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
    }
  });
}
