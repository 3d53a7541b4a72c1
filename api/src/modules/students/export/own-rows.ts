import { and, asc, eq, getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/database';
import type { Viewer } from '../../../http/viewer';
import { fileName } from '../../../media/media';
import { type PictureKind, pictureTables } from '../../pictures/picture-rows';

/** Rows grouped by the id that they belong to, in their order. */
export function groupedBy<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** The student whose data is requested. */
export interface Asker extends Viewer {
  readonly email: string;
}

/** A row of the student's as written to the file. `images` are names of files in the same zip. */
export type ExportedRow = Readonly<Record<string, unknown>> & {
  readonly images?: readonly string[];
};

/** One list of `data.json`. */
export interface Part {
  /** The name of the list. */
  readonly name: string;
  /** The tables whose columns it exports, by their database names. */
  readonly tables: readonly string[];
  /** The columns that link rows to the student and that it uses, such as `posts.author_id`. */
  readonly follows: readonly string[];
  read(database: Database, asker: Asker): Promise<ExportedRow[]>;
}

/** The exported columns of a table by their names in the code; new columns are exported by default. */
export function exportedColumns(table: PgTable): Record<string, PgColumn> {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(columns.filter(([, column]) => !isLeftOut(nameOf(column))));
}

export function nameOf(column: PgColumn): string {
  return `${getTableName(column.table)}.${column.name}`;
}

/** Exported data besides the columns. */
export interface Beside {
  readonly pictures?: PictureKind;
  readonly more?: Readonly<Record<string, SQL | PgColumn>>;
}

/** A part with the rows of a table whose `student` column is the requesting student. */
export function ownRows(name: string, student: PgColumn, beside: Beside = {}): Part {
  const table = student.table as PgTable;
  return {
    name,
    tables: [getTableName(table), ...picturesOf(beside)],
    follows: [nameOf(student)],
    async read({ orm }, asker) {
      const list = await orm
        .select({ ...exportedColumns(table), ...beside.more })
        .from(table)
        .where(and(ofCollege(table, asker), eq(student, asker.studentId)))
        .orderBy(...byTime(table));
      return withPictures({ orm }, asker, { exported: list, kind: beside.pictures });
    },
  };
}

export function picturesOf({ pictures }: Beside): string[] {
  return pictures === undefined ? [] : [pictureTables[pictures].table];
}

function ofCollege(table: PgTable, { collegeId }: Asker): SQL | undefined {
  const { collegeId: column } = getTableColumns(table) as Record<string, PgColumn>;
  return column && eq(column, collegeId);
}

export function byTime(table: PgTable): SQL[] {
  const { createdAt } = getTableColumns(table) as Record<string, PgColumn>;
  return createdAt ? [asc(createdAt)] : [];
}

interface Pictured {
  readonly exported: readonly ExportedRow[];
  readonly kind: PictureKind | undefined;
}

/** Adds to each row the file names of its pictures, in their order. */
export async function withPictures(
  { orm }: Pick<Database, 'orm'>,
  { collegeId, studentId }: Asker,
  { exported, kind }: Pictured,
): Promise<ExportedRow[]> {
  if (kind === undefined || exported.length === 0) return [...exported];
  const { table, owner } = pictureTables[kind];
  const idOf = (row: ExportedRow) => (owner === 'student_id' ? studentId : String(row['id']));
  const list = await orm
    .select({ id: sql<string>`${sql.identifier(owner)}`, key: sql<string>`media_key` })
    .from(sql`${sql.identifier(table)}`)
    .where(
      sql`college_id = ${collegeId}
        and ${sql.identifier(owner)} = any(${`{${exported.map(idOf).join(',')}}`}::uuid[])`,
    )
    .orderBy(sql`position`);
  const pictures = groupedBy(list, (row) => row.id);
  const imagesOf = (id: string) =>
    (pictures.get(id) ?? []).map(({ key }) => `images/${fileName(key, 'full')}`);
  return exported.map((row) => ({ ...row, images: imagesOf(idOf(row)) }));
}

const own = 'it is the one who asks';
const college = 'it is the college of the account';
const drawn = 'the picture itself tells';
const other = 'it names somebody else; told in other words where the student may know';

/** Columns of exported tables that are not exported, and the reasons. */
export const reasons: Readonly<Record<string, string>> = {
  'students.id': own,
  'students.person_id': own,
  'students.mailbox': 'it follows from the email',
  'students.username_lower': 'it is the username',
  'students.password_hash': 'a secret, from which nobody can tell the password',
  'person_blocks.blocker_id': own,
  'person_blocks.blocked_id': 'told by their name',
  'sessions.token_hash': 'a secret, from which nobody can tell the token',
  'sessions.student_id': own,
  'posts.author_id': own,
  'comments.author_id': own,
  'confession_authors.author_id': own,
  'confession_authors.post_id': 'it is the id of the confession',
  'confession_participants.student_id': own,
  'confession_participants.post_id': 'it is told with the comment',
  'confession_participants.number': 'it is in the label of the comment',
  'community_members.student_id': own,
  'community_moderators.student_id': own,
  'moderator_log.moderator_id': own,
  'votes.student_id': own,
  'comment_likes.student_id': own,
  'ads.seller_id': own,
  'cabs.author_id': own,
  'seat_requests.student_id': own,
  'events.organizer_id': own,
  'explores.organizer_id': own,
  'event_interests.student_id': own,
  'explore_interests.student_id': own,
  'conversations.asker_id': 'told as startedByMe',
  'conversations.owner_id': other,
  'conversations.asker_read_at': 'told as readAt, the own one only',
  'conversations.owner_read_at': 'told as readAt, the own one only',
  'conversation_messages.sender_id': 'told as sentByMe',
  'conversation_messages.conversation_id': 'it stands with its conversation',
  'conversation_messages.hidden_at': 'what is hidden is not told',
  'dating_profiles.student_id': own,
  'dating_matches.low_id': other,
  'dating_matches.high_id': other,
  'dating_matches.sender_id': 'told as sentByMe',
  'dating_matches.low_read_at': 'told as readAt, the own one only',
  'dating_matches.high_read_at': 'told as readAt, the own one only',
  'dating_messages.sender_id': 'told as sentByMe',
  'dating_messages.match_id': 'it stands with its match',
  'dating_messages.hidden_at': 'what is hidden is not told',
  'dating_blocks.blocker_id': own,
  'dating_blocks.blocked_id': other,
  'dating_hidden_from.student_id': own,
  'dating_hidden_from.viewer_id': other,
  'reports.reporter_id': own,
  'reports.author_id': other,
  'reports.evidence': 'what somebody else wrote; it is theirs',
  'reports.decision_reason': 'a note among the operators, which may name others',
  'community_requests.student_id': own,
  'notifications.student_id': own,
  'notifications.actor_id': other,
};

/** The same for the columns of all tables with pictures. */
export const ofPictures: Readonly<Record<string, string>> = {
  position: 'it is the order in which the pictures stand',
  media_key: 'it is the name of the file',
  width: drawn,
  height: drawn,
  post_id: 'the picture stands with its post',
  ad_id: 'the picture stands with its ad',
  event_id: 'the picture stands with its event',
  explore_id: 'the picture stands with its trip',
  student_id: own,
};

/** Why a column is not exported; undefined for an exported one. */
export function isLeftOut(name: string): string | undefined {
  const [table = '', column = ''] = name.split('.');
  if (column === 'college_id') return college;
  return table.endsWith('_images') ? ofPictures[column] : reasons[name];
}

/** Columns that refer to a student but are not used for the export, and the reasons. */
export const notFollowed: Readonly<Record<string, string>> = {
  'codes.address': 'a code lives for ten minutes, and its row holds nothing but a checksum',
  'college_requests.contact_email': 'somebody else asked; who they are is theirs',
  'conversations.listing_id': 'it is what they wrote about, not who',
  'comments.parent_id': 'it is the comment that was replied to, not who wrote it',
  'dating_blocks.blocked_id': 'nobody learns by whom they are blocked',
  'dating_hidden_from.viewer_id': 'nobody learns who hides from them',
  'person_blocks.blocked_id': 'nobody learns by whom they are blocked',
  'students.person_id': 'it names the student, and is in no other row of theirs',
  'notifications.actor_id': 'it is what somebody else is told',
  'notifications.subject_id': 'it is what the student is told of, not who',
  'reports.author_id': 'who reported whom stays between them and the operators',
  'reports.subject_id': 'as above, and of the own reports it is told',
  'operator_log.subject_id': 'a note among the operators, which may name others',
};
