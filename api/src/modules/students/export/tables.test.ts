import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { tables } from '../../../database/database';
import { pictureTables } from '../../pictures/picture-rows';
import { notFollowed, ofPictures, reasons } from './own-rows';
import { parts } from './parts';

const all = (Object.values(tables) as unknown[]).filter((table) => is(table, PgTable));
const columns = all.flatMap((table) => getTableConfig(table as PgTable).columns);
const nameOf = (column: PgColumn) => `${getTableName(column.table)}.${column.name}`;

/** Columns with a foreign key. */
const tied = all.flatMap((table) =>
  getTableConfig(table as PgTable).foreignKeys.flatMap((key) => {
    const { columns: from, foreignTable } = key.reference();
    return from.map((column) => ({ name: nameOf(column), to: getTableName(foreignTable) }));
  }),
);

/**
 * Columns that may refer to a student: foreign keys to students, ids without a foreign key, and addresses.
 */
function leadsToStudent(column: PgColumn): boolean {
  if (column.name === 'college_id' || column.name === 'id') return false;
  const ties = tied.filter(({ name }) => name === nameOf(column));
  if (ties.some(({ to }) => to === 'students')) return true;
  if (/(email|address)$/.test(column.name)) return true;
  return column.getSQLType() === 'uuid' && ties.length === 0;
}

const leading = columns.filter(leadsToStudent).map(nameOf);

it('every column that may refer to a student is followed by the export or explained', () => {
  expect(leading.length).toBeGreaterThan(25);
  const followed = parts.flatMap((part) => part.follows);
  const explained = Object.keys(notFollowed);
  expect(leading.filter((name) => !followed.includes(name) && !explained.includes(name))).toEqual(
    [],
  );
  expect([...followed, ...explained].filter((name) => !leading.includes(name))).toEqual([]);
});

it('the export covers every table of pictures', () => {
  const exported = parts.flatMap((part) => part.tables);
  for (const { table } of Object.values(pictureTables)) expect(exported).toContain(table);
});

it('every exported table exists, and every column with a reason to be left out', () => {
  const names = columns.map(nameOf);
  for (const part of parts) {
    for (const table of part.tables) {
      expect(names.some((name) => name.startsWith(`${table}.`))).toBe(true);
    }
  }
  const pictures = names
    .filter((name) => /^\w+_images\./.test(name))
    .map((name) => name.split('.')[1]);
  expect(Object.keys(reasons).filter((name) => !names.includes(name))).toEqual([]);
  expect(Object.keys(ofPictures).filter((name) => !pictures.includes(name))).toEqual([]);
});
