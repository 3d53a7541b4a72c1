import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { rows, tables, type Database } from '../../database/database';
import { insertCollege } from '../../modules/colleges/colleges.repository';
import { createPasswords } from '../../passwords';
import { createHistory, type History } from './history';
import { newName, type Actor, type World } from './world';

export interface HistoryCollege {
  readonly collegeId: string;
  readonly emailSuffix: string;
  readonly communities: readonly string[];
  readonly actors: readonly Actor[];
  readonly history: History;
}

const password = 'correct horse';
const emailSuffix = '@history.example';

/** A college with communities, and students of whom each two are a match. */
export async function prepareHistoryCollege(
  database: Database,
  count: number,
): Promise<HistoryCollege> {
  // Checked at every sign-in, where it is not what is tested.
  const passwordHash = await createPasswords({ memoryCost: 64, timeCost: 1 }).hash(password);
  const history = createHistory();
  const college = { name: 'History', emailSuffix, state: 'Kerala', country: 'India' };
  return database.transaction(async (tx) => {
    const { id: collegeId, confessionsId } = await insertCollege(tx, college);
    const names = ['Hostel', 'Library', 'Canteen'];
    const made = await tx
      .insert(tables.communities)
      .values(names.map((name) => ({ collegeId, name, description: name })))
      .returning({ id: tables.communities.id });
    const people = Array.from({ length: count }, (_, number) => {
      const username = newName();
      const email = `actor${number}${emailSuffix}`;
      return {
        collegeId,
        id: randomUUID(),
        email,
        username,
        usernameLower: username,
        passwordHash,
      };
    });
    await tx.insert(tables.students).values(people);
    for (const { id, username } of people) {
      history.write(`name:${id}`, [username]).happened(username);
    }
    const matches = await rows<{ low: string; high: string; id: string }>(
      tx,
      sql`insert into dating_matches
          (college_id, low_id, high_id, sender_id, state, created_at, answered_at)
        select ${collegeId}::uuid, id, next_id, id, 'accepted', now(), now() from (
          select id, lead(id) over (order by id) as next_id,
            row_number() over (order by id) as number
          from students where college_id = ${collegeId}) pairs
        where number % 2 = 1 and next_id is not null
        returning low_id as low, high_id as high, id`,
    );
    const matchOf = new Map(
      matches.flatMap(
        ({ low, high, id }) =>
          [
            [low, id],
            [high, id],
          ] as const,
      ),
    );
    const actors = people.map(({ id, email }): Actor => ({
      id,
      email,
      password,
      token: undefined,
      matchId: matchOf.get(id) ?? '',
      own: noThings(),
      asked: [],
    }));
    const communities = [...made.map(({ id }) => id), confessionsId];
    return { collegeId, emailSuffix, communities, actors, history };
  });
}

/** The world of the actors on a ground, over one way of calling. */
export function worldOn(ground: HistoryCollege, how: Pick<World, 'send' | 'codeFor'>): World {
  return { ...ground, ...how, shared: noThings(), outcomes: new Map() };
}

function noThings() {
  return { post: [], ad: [], cab: [], event: [] };
}
