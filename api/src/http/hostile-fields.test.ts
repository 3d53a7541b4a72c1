import { endpoints, filled, hostileTexts, inputs } from '@campus/contract/testing';
import * as z from 'zod/mini';
import { slowerThan } from '../testing/timing';

/** Far above every maximum length, and the most that is examined. */
const texts = [64 * 1024, 8 * 1024].flatMap(hostileTexts);

/** Reading it takes some 10 ms. A pattern that reads 64 kB again from each of its characters takes seconds. */
const list = `[${'1,'.repeat(300_000)}1]`;
const isSlow = slowerThan(() => JSON.parse(list) as unknown);

/** The first text that takes long to validate. */
async function firstSlow(judge: (text: string) => unknown): Promise<string | undefined> {
  for (const [what, text] of texts) {
    if (await isSlow(() => judge(text))) return what;
  }
  return undefined;
}

test('every field validates up to 64 kB of hostile text fast', async () => {
  // Many fields share one schema, such as that of an id.
  const fields = new Map(inputs().map(({ schema, name }) => [schema, name]));
  const slow = [];
  for (const [schema, name] of fields) {
    if (schema._zod.def.type !== 'string') continue;
    const what = await firstSlow((text) => z.safeParse(schema, text));
    if (what) slow.push(`${name}: ${what}`);
  }
  expect(fields.size).toBeGreaterThan(100);
  expect(slow).toEqual([]);
});

test('every call validates hostile text in all of its fields fast', async () => {
  const slow = [];
  for (const { method, path, body, query } of endpoints) {
    const schema = body ?? query;
    if (schema === undefined) continue;
    const what = await firstSlow((text) => z.safeParse(schema, filled(schema, text)));
    if (what) slow.push(`${method} ${path}: ${what}`);
  }
  expect(slow).toEqual([]);
});
