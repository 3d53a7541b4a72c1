import {
  command,
  counted,
  type Orm,
  runCommand,
  type Say,
  type Services,
  tables,
} from '@campus/api/seeding';
import { eq, like, sql } from 'drizzle-orm';
import {
  addStudents,
  communitiesOf,
  findSeedCollege,
  loadCollege,
  refuseImpossible,
  studentsOf,
} from './college';
import { addComments, addConfessions, addPosts } from './posts';
import {
  chancesOf,
  type Counts,
  kinds,
  passwordOf,
  type SeedContext,
  type SeedOptions,
  seedOptions,
  targetsOf,
} from './context';
import { addAds, addCabs, addEvents, addExplores } from './listings';
import { addVotes } from './votes';

const { seeds } = tables;

const nameOf = (run: number) => `load ${run}`;

/** Records the start of a run. @returns its unique number, counted from 1 */
async function beginRun(tx: Orm, now: Date): Promise<number> {
  const [before] = await tx
    .select({ runs: sql<number>`count(*)::int` })
    .from(seeds)
    .where(like(seeds.name, 'load %'));
  for (let run = (before?.runs ?? 0) + 1; ; run += 1) {
    const row = { name: nameOf(run), begunAt: now };
    // Another run may have just taken the number.
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
  /** First and last address of the students of this run, for signing in; null if none was added. */
  readonly signIn: {
    readonly first: string;
    readonly last: string;
    readonly password: string;
  } | null;
}

/**
 * Adds the requested content to the college for load tests. If interrupted, the existing content is complete:
 * every batch updates the counts.
 * @throws Refusal if the request is impossible; nothing is written then
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
  const context: SeedContext = { database, collegeId: college.id, now, say, ...chances };
  const students = await addStudents(context, { count: wanted.students, passwordHash });
  const added = { students: students.added, ...(await addContent(context, wanted)) };
  // Nothing else does it in time for the load test, and on the embedded database nothing does it at all.
  await database.transaction((tx) => tx.execute('analyze'), { unlimited: true });
  await endRun(database.orm, run, clock());
  const { emailSuffix } = loadCollege;
  const signIn = students.range && { ...students.range, password };
  return { seed, college: { ...college, emailSuffix }, added, signIn };
}

async function addContent(
  context: SeedContext,
  wanted: SeedOptions,
): Promise<Omit<Counts, 'students'>> {
  const { database, collegeId } = context;
  const communities = await communitiesOf(database, collegeId);
  const writers = await studentsOf(database, collegeId);
  const posts = await addPosts(context, { writers, communities, count: wanted.posts });
  const confessions = await addConfessions(context, {
    writers,
    communities,
    count: wanted.confessions,
  });
  const targets = wanted.comments + wanted.votes > 0 ? await targetsOf(context) : [];
  return {
    posts,
    confessions,
    comments: await addComments(context, { writers, targets, count: wanted.comments }),
    votes: await addVotes(context, { writers, targets, count: wanted.votes }),
    ads: await addAds(context, { writers, count: wanted.ads }),
    cabs: await addCabs(context, { writers, count: wanted.cabs }),
    events: await addEvents(context, { writers, count: wanted.events }),
    explores: await addExplores(context, { writers, count: wanted.explores }),
  };
}

export const seedCommand = command({
  name: 'seed',
  takes: (it) =>
    kinds
      .reduce((line, kind) => line.option(`--${kind} <number>`), it)
      .option('--seed <text>', 'the seed of the random content'),
  description:
    'Fills a separate college, created if missing, with plausible content for load tests. The same seed and numbers give an empty database the same content; without --seed a random one is used and printed.',
  args: seedOptions,
  begins: true,
  run: fill,
  toText({ seed: used, college, added, signIn }) {
    const parts = kinds
      .filter((kind) => added[kind] > 0)
      .map((kind) => counted(added[kind], kind.slice(0, -1), kind));
    const lines = [`Seed: ${used}`, `Added to ${college.name}: ${parts.join(', ') || 'nothing'}.`];
    if (signIn === null) return lines.join('\n');
    const { first, last, password } = signIn;
    const who = first === last ? first : `any student from ${first} to ${last}`;
    return [...lines, `Sign in as ${who} with the password ${password}`].join('\n');
  },
});

/** `npm run seed`. @returns the exit code */
export async function seed(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  return runCommand('npm run seed --', seedCommand, { words, environment });
}
