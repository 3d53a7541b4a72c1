import {
  type Database,
  insertCollege,
  later,
  logDecision,
  type Orm,
  tables,
} from '@campus/api/seeding';
import { Refusal } from '@campus/node-tools/refusal';
import { eq } from 'drizzle-orm';
import { batchSize, days, progress, type SeedContext, type SeedOptions } from './context';
import { firstNames, loadCommunities } from './content';

export const loadCollege = {
  name: 'Load Test College',
  emailSuffix: '@load.example',
  state: 'Maharashtra',
  country: 'India',
} as const;

/**
 * Checks before anything is written.
 * @throws Refusal if there would be no author, nothing to write about, or no vote left
 */
export async function refuseImpossible(database: Database, wanted: SeedOptions): Promise<void> {
  const there = await countExisting(database);
  const students = there.students + wanted.students;
  const posts = there.posts + wanted.posts + wanted.confessions;
  if (students === 0) {
    throw new Refusal(`${loadCollege.name} has no students to write the content: add --students.`);
  }
  if (posts === 0 && wanted.comments + wanted.votes > 0) {
    throw new Refusal('Comments and votes need posts: add --posts or --confessions.');
  }
  const free = posts * students - there.votes;
  if (wanted.votes > free) {
    throw new Refusal(
      `Only ${free} more votes are possible, one per student and post: add --students or --posts.`,
    );
  }
}

async function countExisting(database: Database) {
  const [row] = await database.query<{ students: number; posts: number; votes: number }>(
    `select (select count(*)::int from students s where s.college_id = c.id) as students,
       (select count(*)::int from posts p where p.college_id = c.id and p.hidden_at is null)
         as posts,
       (select coalesce(sum(p.likes + p.dislikes), 0)::int from posts p
         where p.college_id = c.id and p.hidden_at is null) as votes
     from colleges c where c.email_suffix = $1`,
    [loadCollege.emailSuffix],
  );
  return row ?? { students: 0, posts: 0, votes: 0 };
}

/** The college with its communities, each created if missing. @returns its id and name */
export async function findSeedCollege(tx: Orm, now: Date) {
  const { colleges, communities } = tables;
  const [there] = await tx
    .select({ id: colleges.id, name: colleges.name })
    .from(colleges)
    .where(eq(colleges.emailSuffix, loadCollege.emailSuffix));
  const { id, name } = there ?? (await insertCollege(tx, loadCollege));
  const begun = loadCommunities.map((community) => ({ ...community, collegeId: id }));
  await tx.insert(communities).values(begun).onConflictDoNothing();
  await logDecision(tx, { action: 'seed', subjectId: id, now });
  return { id, name };
}

interface Communities {
  /** By name. */
  readonly open: ReadonlyMap<string, string>;
  readonly confessionsId: string;
}

export async function communitiesOf(database: Database, collegeId: string): Promise<Communities> {
  const { communities } = tables;
  const list = await database.orm
    .select({ id: communities.id, name: communities.name, secret: communities.isConfession })
    .from(communities)
    .where(eq(communities.collegeId, collegeId));
  const confessions = list.find(({ secret }) => secret);
  if (confessions === undefined) throw new Error('The college has no confessions.');
  const open = list.filter(({ secret }) => !secret);
  return {
    open: new Map(open.map(({ id, name }) => [name.toLowerCase(), id])),
    confessionsId: confessions.id,
  };
}

/** In an order that depends only on the seeds. */
export async function studentsOf(database: Database, collegeId: string): Promise<string[]> {
  const list = await database.query<{ id: string }>(
    'select id from students where college_id = $1 order by id',
    [collegeId],
  );
  return list.map(({ id }) => id);
}

interface Wish {
  readonly count: number;
  readonly passwordHash: string;
}

interface Range {
  readonly first: string;
  readonly last: string;
}

/** Numbered after the existing ones; names and addresses already in use are skipped. */
export async function addStudents(context: SeedContext, { count, passwordHash }: Wish) {
  const { database, collegeId, now } = context;
  const random = context.random('students');
  const report = progress(context, { what: 'students', total: count });
  let number = count === 0 ? 0 : await highestNumber(context);
  const next = () => {
    number += 1;
    const username = `${random.pick(firstNames).toLowerCase()}_${number}`;
    const email = `student${number}${loadCollege.emailSuffix}`;
    return {
      id: context.id('student', number),
      collegeId,
      email,
      mailbox: email,
      username,
      usernameLower: username,
      passwordHash,
      // Before any content of these students.
      createdAt: later(now, -random.between(days(90), days(150))),
    };
  };
  let added = 0;
  let range: Range | null = null;
  while (added < count) {
    const rows = Array.from({ length: Math.min(batchSize, count - added) }, next);
    const made = await database.orm
      .insert(tables.students)
      .values(rows)
      .onConflictDoNothing()
      .returning({ email: tables.students.email });
    added += made.length;
    range = widened(range, made);
    report(added);
  }
  return { added, range };
}

function widened(range: Range | null, made: readonly { readonly email: string }[]): Range | null {
  const [first, last] = [made.at(0)?.email, made.at(-1)?.email];
  return first && last ? { first: range?.first ?? first, last } : range;
}

async function highestNumber({ database, collegeId }: SeedContext): Promise<number> {
  const [row] = await database.query<{ highest: number }>(
    `select coalesce(max(substring(email from '^student([0-9]{1,8})@')::int), 0) as highest
     from students where college_id = $1`,
    [collegeId],
  );
  return row?.highest ?? 0;
}
