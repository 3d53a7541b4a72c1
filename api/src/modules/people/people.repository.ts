import { limits, type BodyOf, type Person, type updateAbout } from '@campus/contract';
import type { Database, Orm, Parameter } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import type { StoredPicture } from '../../media/media';
import { endedBefore } from '../listing/start-times';
import { deletePictures, insertPictures } from '../pictures/picture-rows';
import { isShown } from '../reports/visibility';
import { avatarAddress, avatarKey, isKnown, isVisible } from './visibility';
import { canBeId } from '../one-row';

const face = `s.username, s.department, s.year, ${avatarKey} as avatar`;

/** Counts a person's rows in a table that the viewing student sees in its list. */
const count = (table: string, author: string, listed: string) =>
  `(select count(*)::int from ${table} where college_id = $1 and ${author} = s.id
    and ${isShown(table, author)} and ${listed})`;

/** Confessions are excluded, as they have no author; no table of dating is counted. */
const personText = `select s.person_id as _id, ${face}, s.id = $2 as "isYou",
    ${count('posts', 'author_id', 'true')} as posts,
    ${count('ads', 'seller_id', 'not is_sold')} as items,
    ${count('cabs', 'author_id', 'starts_at > $4::timestamptz')} as rides,
    ${count('explores', 'organizer_id', 'starts_at > $5::timestamptz')} as trips
  from students s where s.college_id = $1 and s.username_lower = $3 and ${isVisible}`;

const canBeName = /^\w{3,20}$/;

/** @returns undefined if the student can see nobody of that name */
export async function findPerson(
  database: Database,
  { collegeId, studentId }: Viewer,
  { username, now }: { username: string; now: Date },
): Promise<Person | undefined> {
  if (!canBeName.test(username)) return undefined;
  const [row] = await database.query<Person>(personText, [
    ...[collegeId, studentId, username.toLowerCase()],
    ...[now.toISOString(), endedBefore(now).toISOString()],
  ]);
  return row && withAddress(row);
}

/** @returns undefined if the student can neither see nor has blocked anybody of that name */
export async function findKnown(
  database: Database,
  { collegeId, studentId }: Viewer,
  username: string,
): Promise<{ id: string; username: string } | undefined> {
  const [row] = await database.query<{ id: string; username: string }>(
    `select s.id, s.username from students s
     where s.college_id = $1 and s.username_lower = $3 and ${isKnown}`,
    [collegeId, studentId, username.toLowerCase()],
  );
  return row;
}

type Found = Pick<Person, 'username' | 'avatar' | 'department' | 'year'>;

const withAddress = <Row extends Found>(row: Row): Row => ({
  ...row,
  avatar: avatarAddress(row.avatar),
});

/** The first names in the order of one index: those whose `part` starts with the typed text. */
const beginning = (part: string) => `(select s.id, s.username_lower from students s
    where s.college_id = $1 and ${part} ~>=~ $3 and ${part} ~<~ $4 and ${isVisible}
    order by ${part} using ~<~ limit ${limits.peopleFound})`;

/** A query with its values, so that a test can ask the database for its plan. */
export function searchStatement({ collegeId, studentId }: Viewer, typed: string) {
  const from = typed.toLowerCase();
  // `{` is the character after `z`: every name with this prefix sorts before it.
  const params: Parameter[] = [collegeId, studentId, from, `${from}{`];
  const text = `select ${face} from (
      ${beginning('s.username_lower')}
      union ${beginning(`split_part(s.username_lower, '_', 2)`)}) found
    join students s on s.college_id = $1 and s.id = found.id
    order by left(s.username_lower, length($3)) <> $3, s.username_lower limit ${limits.peopleFound}`;
  return { text, params };
}

export async function searchPeople(database: Database, viewer: Viewer, typed: string) {
  const { text, params } = searchStatement(viewer, typed);
  return (await database.query<Found>(text, params)).map(withAddress);
}

export async function setAbout(
  database: Database,
  { collegeId, studentId }: Viewer,
  { department, year }: BodyOf<typeof updateAbout>,
): Promise<void> {
  await database.query(
    'update students set department = $3, year = $4::smallint where college_id = $1 and id = $2',
    [collegeId, studentId, department, year],
  );
}

export async function setShowsInterests(
  database: Database,
  { collegeId, studentId }: Viewer,
  isShown: boolean,
): Promise<void> {
  await database.query(
    'update students set shows_interests = $3 where college_id = $1 and id = $2',
    [collegeId, studentId, isShown],
  );
}

/** @param picture undefined removes it @returns keys of the old one, whose files may be deleted after the commit */
export async function setAvatar(
  tx: Orm,
  { collegeId, studentId: id }: Viewer,
  { picture, now: createdAt }: { picture: StoredPicture | undefined; now: Date },
): Promise<string[]> {
  const owner = { kind: 'avatar', collegeId, id } as const;
  const keys = await deletePictures(tx, owner);
  if (picture) await insertPictures(tx, { ...owner, createdAt }, [picture]);
  return keys;
}

/** Students can block those whom they see or have already blocked. @returns whether there is such a student */
export async function insertBlock(
  database: Database,
  { collegeId, studentId }: Viewer,
  { personId, now }: { personId: string; now: Date },
): Promise<boolean> {
  if (!canBeId(personId)) return false;
  const known = await database.query(
    `with known as (
       select s.id from students s where s.college_id = $1 and s.person_id = $3 and s.id <> $2
         and ${isKnown}),
     made as (
       insert into person_blocks (college_id, blocker_id, blocked_id, created_at)
       select $1::uuid, $2::uuid, id, $4::timestamptz from known on conflict do nothing)
     select 1 from known`,
    [collegeId, studentId, personId, now.toISOString()],
  );
  return known.length > 0;
}

export async function deleteBlock(
  database: Database,
  { collegeId, studentId }: Viewer,
  personId: string,
): Promise<void> {
  if (!canBeId(personId)) return;
  await database.query(
    `delete from person_blocks b using students s where b.college_id = $1 and b.blocker_id = $2
       and s.college_id = $1 and s.person_id = $3 and b.blocked_id = s.id`,
    [collegeId, studentId, personId],
  );
}

interface BlockedRow {
  readonly _id: string;
  readonly username: string;
  readonly createdAt: string;
}

/** Newest first. */
export async function listBlocked(database: Database, { collegeId, studentId }: Viewer) {
  return database.query<BlockedRow>(
    `select s.person_id as _id, s.username, b.created_at as "createdAt"
     from person_blocks b join students s on s.college_id = $1 and s.id = b.blocked_id
     where b.college_id = $1 and b.blocker_id = $2 order by b.created_at desc, s.username_lower`,
    [collegeId, studentId],
  );
}
