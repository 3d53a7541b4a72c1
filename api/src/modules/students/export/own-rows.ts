import { and, asc, eq, getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/database';
import type { Viewer } from '../../../http/viewer';
import { fileName } from '../../../media/keys';
import { pictureTables, type PictureKind } from '../../pictures/picture-rows';
import { isLeftOut } from './left-out';

/** Rows by what they belong to, in their order. */
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

/** Whose data is asked for. */
export interface Asker extends Viewer {
  readonly email: string;
}

/** Something of the student's, as it stands in the file. `images` are names of files beside it. */
export type ExportedRow = Readonly<Record<string, unknown>> & {
  readonly images?: readonly string[];
};

/** One list of `data.json`. */
export interface Part {
  /** What the list is called. */
  readonly name: string;
  /** The tables whose columns are told in it, by their names in the database. */
  readonly tables: readonly string[];
  /** The columns that tie rows to the student and that it follows, such as `posts.author_id`. */
  readonly follows: readonly string[];
  read(database: Database, asker: Asker): Promise<ExportedRow[]>;
}

/** Every column of a table that is told, under its name in the code: a new one is told by itself. */
export function exportedColumns(table: PgTable): Record<string, PgColumn> {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(columns.filter(([, column]) => !isLeftOut(nameOf(column))));
}

export function nameOf(column: PgColumn): string {
  return `${getTableName(column.table)}.${column.name}`;
}

/** What is told beside the columns. */
export interface Beside {
  readonly pictures?: PictureKind;
  readonly more?: Readonly<Record<string, SQL | PgColumn>>;
}

/** A part with the rows of a table whose `student` column is the one who asks. */
export function ownRows(name: string, student: PgColumn, beside: Beside = {}): Part {
  const table = student.table as PgTable;
  return {
    name,
    tables: [getTableName(table), ...picturesOf(beside)],
    follows: [nameOf(student)],
    async read({ orm }, asker) {
      const found = await orm
        .select({ ...exportedColumns(table), ...beside.more })
        .from(table)
        .where(and(ofCollege(table, asker), eq(student, asker.studentId)))
        .orderBy(...byTime(table));
      return withPictures({ orm }, asker, { told: found, kind: beside.pictures });
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
  readonly told: readonly ExportedRow[];
  readonly kind: PictureKind | undefined;
}

/** Adds to each the names of its pictures in the file, in their order. */
export async function withPictures(
  { orm }: Pick<Database, 'orm'>,
  { collegeId, studentId }: Asker,
  { told, kind }: Pictured,
): Promise<ExportedRow[]> {
  if (kind === undefined || told.length === 0) return [...told];
  const { table, owner } = pictureTables[kind];
  const idOf = (row: ExportedRow) => (kind === 'dating' ? studentId : String(row['id']));
  const found = await orm
    .select({ id: sql<string>`${sql.identifier(owner)}`, key: sql<string>`media_key` })
    .from(sql`${sql.identifier(table)}`)
    .where(
      sql`college_id = ${collegeId}
        and ${sql.identifier(owner)} = any(${`{${told.map(idOf).join(',')}}`}::uuid[])`,
    )
    .orderBy(sql`position`);
  const pictures = groupedBy(found, (row) => row.id);
  const imagesOf = (id: string) =>
    (pictures.get(id) ?? []).map(({ key }) => `images/${fileName(key, 'full')}`);
  return told.map((row) => ({ ...row, images: imagesOf(idOf(row)) }));
}
