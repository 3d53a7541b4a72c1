import { endpoints, filled, hostileTexts, inputs } from '@campus/contract/testing';
import * as z from 'zod/mini';
import { takes } from '../testing/timing';

/** Far above every length, and the most that is looked at. */
const texts = [64 * 1024, 8 * 1024].flatMap(hostileTexts);

const limit = 20;

test('no field takes 20 ms to judge 64 kB of any hostile text', async () => {
  // Many fields are one schema, such as that of an id.
  const fields = new Map(inputs().map(({ schema, name }) => [schema, name]));
  const slow = [];
  for (const [schema, name] of fields) {
    if (schema._zod.def.type !== 'string') continue;
    for (const [what, text] of texts) {
      if (await takes(limit, () => z.safeParse(schema, text))) slow.push(`${name}: ${what}`);
    }
  }
  expect(fields.size).toBeGreaterThan(100);
  expect(slow).toEqual([]);
});

test('no call takes 20 ms to judge it in each of its fields', async () => {
  const slow = [];
  for (const { method, path, body, query } of endpoints) {
    const schema = body ?? query;
    if (schema === undefined) continue;
    for (const [what, text] of texts) {
      const value = filled(schema, text);
      if (await takes(limit, () => z.safeParse(schema, value)))
        slow.push(`${method} ${path}: ${what}`);
    }
  }
  expect(slow).toEqual([]);
});
