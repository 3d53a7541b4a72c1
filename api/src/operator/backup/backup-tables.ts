import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { tables } from '../../database/database';

/**
 * What ends by itself is in no backup. A session that was ended since must not come back to life with an
 * old backup, codes and keys are good for minutes and a day, and so is what browsers report of builds.
 */
const passing = new Set(['sessions', 'codes', 'idempotency_keys', 'field_reports', 'builds_seen']);

interface Table {
  readonly name: string;
  /** Tables whose rows must be there first. */
  readonly needs: readonly string[];
}

function read(table: PgTable): Table {
  const { name, foreignKeys } = getTableConfig(table);
  const needs = foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name);
  return { name, needs: needs.filter((needed) => needed !== name) };
}

/** Each after what it needs. */
function inOrder(left: readonly Table[], placed: readonly string[] = []): readonly string[] {
  if (left.length === 0) return placed;
  const ready = left.filter(({ needs }) => needs.every((name) => placed.includes(name)));
  if (ready.length === 0) throw new Error(`Tables need each other: ${left[0]?.name}.`);
  const rest = left.filter((table) => !ready.includes(table));
  return inOrder(rest, [...placed, ...ready.map(({ name }) => name)]);
}

/** Every table of the schema that a backup holds, in the order in which rows can be put back. */
export const backupTables: readonly string[] = inOrder(
  Object.values(tables)
    .filter((table) => is(table, PgTable))
    .map(read),
).filter((name) => !passing.has(name));
