import { eq, like, sql } from 'drizzle-orm';
import { tables, type Orm } from '../../database/database';
import type { Services } from '../../services';
import type { Say } from '../command';
import { addComments } from './comments';
import { chancesOf, passwordOf, type Filling } from './context';
import { communitiesOf, loadCollege, refuseImpossible, studentsOf, theGround } from './ground';
import { addAds, addCabs, addEvents, addExplores } from './listings';
import { targetsOf, type Counts, type Wanted } from './options';
import { addConfessions, addPosts } from './posts';
import { addStudents } from './students';
import { addVotes } from './votes';

const { seeds } = tables;

const nameOf = (run: number) => `load ${run}`;

/** Writes down that a run begins. @returns its number, from 1, which no other run has */
async function beginRun(tx: Orm, now: Date): Promise<number> {
  const [before] = await tx
    .select({ runs: sql<number>`count(*)::int` })
    .from(seeds)
    .where(like(seeds.name, 'load %'));
  for (let run = (before?.runs ?? 0) + 1; ; run += 1) {
    const row = { name: nameOf(run), begunAt: now };
    // Another run may just have taken the number.
    const begun = await tx.insert(seeds).values(row).onConflictDoNothing().returning();
    if (begun.length > 0) return run;
  }
}

async function endRun(orm: Orm, run: number, now: Date): Promise<void> {
  await orm
    .update(seeds)
    .set({ doneAt: now })
    .where(eq(seeds.name, nameOf(run)));
}

/** Rows of one statement: short enough for the other requests that wait on the embedded database. */
export const batchSize = 1000;
/** Rows after which the operator hears how far it is. */
const stride = 10_000;

interface Writing<Row> {
  readonly what: string;
  readonly total: number;
  /** Made while they are written, so that no more than a batch is in memory. */
  readonly rows: Iterable<Row> | AsyncIterable<Row>;
  /** In a transaction of its own. @returns how many rows there are more now */
  write(tx: Orm, batch: readonly Row[]): Promise<number>;
}

/** @returns how many rows were written in all */
export async function writeAll<Row>(filling: Filling, writing: Writing<Row>): Promise<number> {
  const tell = progress(filling, writing);
  let batch: Row[] = [];
  let written = 0;
  const flush = async () => {
    const full = batch;
    batch = [];
    if (full.length === 0) return;
    written += await filling.database.transaction((tx) => writing.write(tx, full), {
      unlimited: true,
    });
    tell(written);
  };
  for await (const row of writing.rows) {
    batch.push(row);
    if (batch.length === batchSize) await flush();
  }
  await flush();
  return written;
}

/** Says how far it is at every stride; what is done at once needs no word. */
export function progress(
  { say }: Pick<Filling, 'say'>,
  { what, total }: { readonly what: string; readonly total: number },
): (done: number) => void {
  let next = stride;
  return (done) => {
    if (done < next) return;
    next = done - (done % stride) + stride;
    say(`${done} of ${total} ${what}`);
  };
}

interface Filled {
  readonly seed: string;
  readonly college: { readonly id: string; readonly name: string; readonly emailSuffix: string };
  readonly added: Counts;
  /** Addresses between which every student of this run can sign in; null where none was added. */
  readonly signIn: {
    readonly first: string;
    readonly last: string;
    readonly password: string;
  } | null;
}

/**
 * Adds what is wanted to the college for load tests. Cut off in the middle, what is there is whole: every
 * batch keeps the counts right.
 * @throws Refusal when what is wanted cannot be; nothing is written then
 */
export async function fill(services: Services, wanted: Wanted, say: Say): Promise<Filled> {
  const { database, clock, passwords } = services;
  const { seed } = wanted;
  say(`Seed: ${seed}`);
  await refuseImpossible(database, wanted);
  const password = passwordOf(seed);
  const passwordHash = wanted.students > 0 ? await passwords.hash(password) : '';
  const now = clock();
  const { college, run } = await database.transaction(async (tx) => ({
    run: await beginRun(tx, now),
    college: await theGround(tx, now),
  }));
  const chances = chancesOf({ seed, run });
  const filling: Filling = { database, collegeId: college.id, now, say, ...chances };
  const students = await addStudents(filling, { count: wanted.students, passwordHash });
  const added = { students: students.added, ...(await addContent(filling, wanted)) };
  // Nobody else does it in time for the load test, and on the embedded database nobody at all.
  await database.transaction((tx) => tx.execute('analyze'), { unlimited: true });
  await endRun(database.orm, run, clock());
  const { emailSuffix } = loadCollege;
  const signIn = students.range && { ...students.range, password };
  return { seed, college: { ...college, emailSuffix }, added, signIn };
}

async function addContent(filling: Filling, wanted: Wanted): Promise<Omit<Counts, 'students'>> {
  const { database, collegeId } = filling;
  const communities = await communitiesOf(database, collegeId);
  const writers = await studentsOf(database, collegeId);
  const posts = await addPosts(filling, { writers, communities, count: wanted.posts });
  const confessions = await addConfessions(filling, {
    writers,
    communities,
    count: wanted.confessions,
  });
  const targets = wanted.comments + wanted.votes > 0 ? await targetsOf(filling) : [];
  return {
    posts,
    confessions,
    comments: await addComments(filling, { writers, targets, count: wanted.comments }),
    votes: await addVotes(filling, { writers, targets, count: wanted.votes }),
    ads: await addAds(filling, { writers, count: wanted.ads }),
    cabs: await addCabs(filling, { writers, count: wanted.cabs }),
    events: await addEvents(filling, { writers, count: wanted.events }),
    explores: await addExplores(filling, { writers, count: wanted.explores }),
  };
}
