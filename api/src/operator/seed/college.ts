import { eq } from 'drizzle-orm';
import { tables, type Database, type Orm } from '../../database/database';
import { insertCollege } from '../../modules/colleges/colleges.repository';
import { Refusal } from '../../refusal';
import { logDecision } from '../decisions';
import { loadCommunities } from './content/post-sentences';
import type { SeedOptions } from './options';

export const loadCollege = {
  name: 'Load Test College',
  emailSuffix: '@load.example',
  state: 'Maharashtra',
  country: 'India',
} as const;

/**
 * Before anything is written.
 * @throws Refusal where there would be nobody to write, nothing to write about, or no vote left
 */
export async function refuseImpossible(database: Database, wanted: SeedOptions): Promise<void> {
  const there = await countExisting(database);
  const students = there.students + wanted.students;
  const posts = there.posts + wanted.posts + wanted.confessions;
  if (students === 0) {
    throw new Refusal(`${loadCollege.name} has no students to write anything: add --students.`);
  }
  if (posts === 0 && wanted.comments + wanted.votes > 0) {
    throw new Refusal('Comments and votes need posts: add --posts or --confessions.');
  }
  const free = posts * students - there.votes;
  if (wanted.votes > free) {
    throw new Refusal(
      `There can be ${free} more votes, as a student has one on each post: add --students or --posts.`,
    );
  }
}

async function countExisting(database: Database) {
  const [found] = await database.query<{ students: number; posts: number; votes: number }>(
    `select (select count(*)::int from students s where s.college_id = c.id) as students,
       (select count(*)::int from posts p where p.college_id = c.id and p.hidden_at is null)
         as posts,
       (select coalesce(sum(p.likes + p.dislikes), 0)::int from posts p
         where p.college_id = c.id and p.hidden_at is null) as votes
     from colleges c where c.email_suffix = $1`,
    [loadCollege.emailSuffix],
  );
  return found ?? { students: 0, posts: 0, votes: 0 };
}

/** The college with its communities, each made where it is missing. @returns its id and name */
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
  const found = await database.orm
    .select({ id: communities.id, name: communities.name, secret: communities.isConfession })
    .from(communities)
    .where(eq(communities.collegeId, collegeId));
  const confessions = found.find(({ secret }) => secret);
  if (confessions === undefined) throw new Error('The college has no confessions.');
  const open = found.filter(({ secret }) => !secret);
  return {
    open: new Map(open.map(({ id, name }) => [name.toLowerCase(), id])),
    confessionsId: confessions.id,
  };
}

/** In an order that follows from the seeds alone. */
export async function studentsOf(database: Database, collegeId: string): Promise<string[]> {
  const found = await database.query<{ id: string }>(
    'select id from students where college_id = $1 order by id',
    [collegeId],
  );
  return found.map(({ id }) => id);
}
