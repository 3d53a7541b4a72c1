import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrationsFolder, openDatabase, type Database } from '../database/database';
import { openPglite } from '../database/pglite';

/**
 * An empty, migrated database to begin a test with. Making one takes seconds, copying it a fraction;
 * it is made once per set of migrations and kept among the temporary files.
 */
async function databaseTemplate(): Promise<File> {
  const folder = migrationsFolder();
  const journal = await readFile(join(folder, 'meta', '_journal.json'), 'utf8');
  const entries = (JSON.parse(journal) as { entries: { tag: string }[] }).entries;
  const scripts = await Promise.all(
    entries.map(({ tag }) => readFile(join(folder, `${tag}.sql`), 'utf8')),
  );
  const hash = createHash('sha256').update(scripts.join('\n')).digest('hex').slice(0, 16);
  const name = `campus-test-database-${hash}.tar`;
  const file = join(tmpdir(), name);
  if (!existsSync(file)) await makeTemplate(folder, file);
  return new File([await readFile(file)], name);
}

async function makeTemplate(folder: string, file: string): Promise<void> {
  const driver = await openPglite('memory');
  await driver.migrate(folder);
  const dump = await driver.dump();
  await driver.close();
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, file);
}

export interface TestDatabase {
  readonly database: Database;
  drop(): Promise<void>;
}

export async function embeddedDatabase(): Promise<TestDatabase> {
  const copyOf = await databaseTemplate();
  const database = await openDatabase({ databaseUrl: undefined, dataDir: 'memory', copyOf });
  return { database, drop: () => database.close() };
}

export interface OwnPostgres extends TestDatabase {
  readonly url: string;
}

/** A database of its own on the server of TEST_DATABASE_URL, gone when the test file is done. */
export async function ownPostgres(serverUrl: string): Promise<OwnPostgres> {
  const name = `campus_test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href, dataDir: 'unused' });
  return {
    database,
    url: url.href,
    async drop() {
      await database.close();
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** Runs one statement on a connection of its own. */
export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(statement);
  await server.end();
}
