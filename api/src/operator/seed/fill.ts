import { eq, like, sql } from 'drizzle-orm';
import { tables, type Orm } from '../../database/database';
import type { Services } from '../../services';
import type { Say } from '../command';
import {
  communitiesOf,
  findSeedCollege,
  loadCollege,
  refuseImpossible,
  studentsOf,
} from './college';
import { addComments } from './comments';
import { chancesOf, passwordOf, type SeedContext } from './context';
import { addAds, addCabs, addEvents, addExplores } from './listings';
import { targetsOf, type Counts, type SeedOptions } from './options';
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
export async function fill(services: Services, wanted: SeedOptions, say: Say): Promise<Filled> {
  const { database, clock, passwords } = services;
  const { seed } = wanted;
  say(`Seed: ${seed}`);
  await refuseImpossible(database, wanted);
  const password = passwordOf(seed);
  const passwordHash = wanted.students > 0 ? await passwords.hash(password) : '';
  const now = clock();
  const { college, run } = await database.transaction(async (tx) => ({
    run: await beginRun(tx, now),
    college: await findSeedCollege(tx, now),
  }));
  const chances = chancesOf({ seed, run });
  const filling: SeedContext = { database, collegeId: college.id, now, say, ...chances };
  const students = await addStudents(filling, { count: wanted.students, passwordHash });
  const added = { students: students.added, ...(await addContent(filling, wanted)) };
  // Nobody else does it in time for the load test, and on the embedded database nobody at all.
  await database.transaction((tx) => tx.execute('analyze'), { unlimited: true });
  await endRun(database.orm, run, clock());
  const { emailSuffix } = loadCollege;
  const signIn = students.range && { ...students.range, password };
  return { seed, college: { ...college, emailSuffix }, added, signIn };
}

async function addContent(
  filling: SeedContext,
  wanted: SeedOptions,
): Promise<Omit<Counts, 'students'>> {
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
