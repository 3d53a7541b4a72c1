import { type Harness, perform } from '@campus/api/testing';
import { type fill, seedCommand } from './seed-command';

export type Filled = Awaited<ReturnType<typeof fill>>;

export const some = {
  ...{ students: 30, posts: 40, confessions: 10, comments: 80, votes: 300 },
  ...{ ads: 4, cabs: 5, events: 6, explores: 7 },
};

export async function seedWith(t: Harness, given: object): Promise<Filled> {
  const order = { commands: [seedCommand], name: 'seed', given };
  return (await perform(t.api.services, order, () => undefined)) as Filled;
}

export async function countOf(t: Harness, what: string): Promise<number> {
  const text = `select count(*)::int as n from ${what}`;
  const [row] = await t.api.services.database.query<{ n: number }>(text);
  return row?.n ?? 0;
}

/** Number of posts whose vote or comment counts differ from the rows. */
export async function wrongCounts(t: Harness): Promise<number> {
  const votes = (value: number) =>
    `(select count(*) from votes v where v.post_id = p.id and v.value = ${value})`;
  return countOf(
    t,
    `posts p where likes <> ${votes(1)} or dislikes <> ${votes(-1)} or comments_count <>
      (select count(*) from comments m where m.post_id = p.id)`,
  );
}

/** Resets the database to the state before the first run. */
export async function empty(t: Harness): Promise<void> {
  const { database } = t.api.services;
  for (const table of ['posts', 'students', 'communities', 'colleges', 'seeds']) {
    await database.query(`delete from ${table}`);
  }
}
