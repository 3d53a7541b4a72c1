import { describeOnEachDatabase } from '../../testing';
import { backupTables } from './manifest';

const passing = [
  'builds_seen',
  'codes',
  'deploy_tokens',
  'field_reports',
  'idempotency_keys',
  'remote_pointers',
  'sessions',
];

describeOnEachDatabase('the content of a backup', (t) => {
  it('includes every table except those with temporary data', async () => {
    const tables = await t.api.services.database.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const names = tables.map(({ name }) => name).sort();
    expect([...backupTables, ...passing].sort()).toEqual(names);
  });

  it('needs no sequences, because no table uses one', async () => {
    const sequences = await t.api.services.database.query(
      `select 1 from information_schema.sequences where sequence_schema = 'public'`,
    );
    expect(sequences).toEqual([]);
  });

  it('has each table after the tables that it references', async () => {
    const needs = await t.api.services.database.query<{ table: string; needed: string }>(
      `select c.conrelid::regclass::text as table, c.confrelid::regclass::text as needed
       from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
    );
    const broken = needs.filter(
      ({ table, needed }) =>
        !passing.includes(table) && backupTables.indexOf(needed) >= backupTables.indexOf(table),
    );
    expect(broken).toEqual([]);
    expect(needs.length).toBeGreaterThan(10);
  });
});
