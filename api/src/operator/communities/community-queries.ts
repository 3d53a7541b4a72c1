import { Refusal } from '@campus/node-tools/refusal';
import { sql } from 'drizzle-orm';
import { isTaken, rows, tables, type Database, type Orm } from '../../database/database';
import { deleteMedia } from '../../modules/pictures/picture-rows';
import { theCollege } from '../colleges';

interface CommunitySummary {
  readonly id: string;
  readonly collegeId: string;
  readonly college: string;
  readonly name: string;
  readonly description: string;
  readonly isConfession: boolean;
  readonly posts: number;
}

const columns = `k.id, k.college_id as "collegeId", c.name as college, k.name, k.description,
  k.is_confession as "isConfession", (select count(*)::int from posts p
    where p.college_id = k.college_id and p.community_id = k.id) as posts`;
const from = 'from communities k join colleges c on c.id = k.college_id';

/** For one college, or for all. */
export async function allCommunities(
  database: Database,
  collegeId: string | undefined,
): Promise<CommunitySummary[]> {
  return database.query(
    `select ${columns} ${from} where $1::uuid is null or k.college_id = $1::uuid
     order by c.name, k.is_confession, lower(k.name), k.id`,
    [collegeId ?? null],
  );
}

interface Meant {
  /** Its id or its name. */
  readonly community: string;
  /** Id, suffix or name of its college, if the name alone is ambiguous. */
  readonly college?: string | undefined;
}

/**
 * A community that operators may change.
 * @throws Refusal if there is none, several, or it is the one of confessions
 */
export async function theCommunity(database: Database, meant: Meant): Promise<CommunitySummary> {
  const { community: name } = meant;
  const college = meant.college ? await theCollege(database, meant.college) : undefined;
  const list = await database.query<CommunitySummary>(
    `select ${columns} ${from} where (k.id::text = $1 or lower(k.name) = $1)
       and ($2::uuid is null or k.college_id = $2::uuid) order by k.id limit 2`,
    [name.toLowerCase(), college?.id ?? null],
  );
  const [community, another] = list;
  if (community === undefined) throw new Refusal(`There is no community “${name}”.`);
  if (another) throw new Refusal(`More than one college has “${name}”: use --college or its id.`);
  if (community.isConfession) {
    throw new Refusal('The confession community cannot be changed: every college has one.');
  }
  return community;
}

interface NewCommunity {
  readonly collegeId: string;
  readonly name: string;
  readonly description: string;
}

/** @returns its id @throws Refusal if the college already has one of that name */
export async function makeCommunity(tx: Orm, community: NewCommunity): Promise<string> {
  const { collegeId, name, description } = community;
  return refusingTaken(name, async () => {
    const [made] = await tx
      .insert(tables.communities)
      .values({ collegeId, name, description })
      .returning({ id: tables.communities.id });
    if (made === undefined) throw new Error('The community was not stored.');
    return made.id;
  });
}

/** @throws Refusal if the work finds the name taken */
export async function refusingTaken<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isTaken(error, 'communities_name')) throw error;
    throw new Refusal(`The college already has a community “${name}”.`);
  }
}

type Key = Pick<CommunitySummary, 'collegeId' | 'id'>;

const postsOf = ({ collegeId, id }: Key) =>
  sql`select p.id from posts p where p.college_id = ${collegeId} and p.community_id = ${id}`;

/** Until the transaction ends no post can be added, because that would need to lock this row too. */
export async function lockCommunity(tx: Orm, { collegeId, id }: Key): Promise<void> {
  await rows(
    tx,
    sql`select id from communities where college_id = ${collegeId} and id = ${id} for update`,
  );
}

/** The content that would be deleted with the community. */
export async function contentOf(orm: Orm, community: Key) {
  const { collegeId } = community;
  const [counts = { posts: 0, comments: 0, pictures: 0 }] = await rows<{
    posts: number;
    comments: number;
    pictures: number;
  }>(
    orm,
    sql`select
      (select count(*)::int from (${postsOf(community)}) p) as posts,
      (select count(*)::int from comments where college_id = ${collegeId}
        and post_id in (${postsOf(community)})) as comments,
      (select count(*)::int from post_images where college_id = ${collegeId}
        and post_id in (${postsOf(community)})) as pictures`,
  );
  return counts;
}

/**
 * Removes the community with everything in it.
 * @returns the keys of the pictures, whose files can be removed after the commit
 */
export async function removeCommunity(tx: Orm, community: Key): Promise<string[]> {
  const { collegeId, id } = community;
  await rows(
    tx,
    sql`delete from notifications
      where college_id = ${collegeId} and subject_id in (${postsOf(community)})`,
  );
  const pictures = await rows<{ key: string }>(
    tx,
    sql`delete from post_images where college_id = ${collegeId}
      and post_id in (${postsOf(community)}) returning media_key as key`,
  );
  const keys = await deleteMedia(tx, collegeId, pictures);
  await rows(tx, sql`delete from communities where college_id = ${collegeId} and id = ${id}`);
  return keys;
}
