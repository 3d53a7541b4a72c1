import { createHash, randomBytes } from 'node:crypto';
import { existsSync, openAsBlob } from 'node:fs';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrationsFolder, openDatabase, type Database } from '../database/database';
import { openPglite } from '../database/pglite';

/** Names a template, so that it is created again when the migrations change. */
async function hashOfMigrations(folder: string): Promise<string> {
  const journal = await readFile(join(folder, 'meta', '_journal.json'), 'utf8');
  const entries = (JSON.parse(journal) as { entries: { tag: string }[] }).entries;
  const scripts = await Promise.all(
    entries.map(({ tag }) => readFile(join(folder, `${tag}.sql`), 'utf8')),
  );
  return createHash('sha256').update(scripts.join('\n')).digest('hex').slice(0, 16);
}

/**
 * An empty, migrated database for the start of a test. Creating one takes seconds, copying it a fraction;
 * it is created once per set of migrations and stored among the temporary files.
 */
export async function databaseTemplate(): Promise<Blob> {
  const folder = migrationsFolder();
  const name = `campus-test-database-${await hashOfMigrations(folder)}.tar`;
  const file = join(tmpdir(), name);
  if (!existsSync(file)) await makeTemplate(folder, file);
  // Its 40 MB are only read when a copy is made: most tests take over a copy that another test has left.
  return Object.assign(await openAsBlob(file), { name });
}

async function makeTemplate(folder: string, file: string): Promise<void> {
  const driver = await openPglite('memory');
  await driver.migrate(folder);
  const dump = await driver.dump();
  await driver.close();
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  // Another worker may have created it and be reading it: a blob of a replaced file is not readable.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
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

/** The same on a server: copying a migrated database takes a fifth of the time of a migration. */
async function serverTemplate(serverUrl: string): Promise<string> {
  const folder = migrationsFolder();
  const name = `campus_template_${await hashOfMigrations(folder)}`;
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  try {
    // One worker creates it, others wait: it gets its name only when it is complete.
    await server.query('select pg_advisory_lock(hashtext($1))', [name]);
    const known = await server.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount === 0) {
      const draft = await migratedDatabase(serverUrl, server);
      await server.query(`alter database ${draft} rename to ${name}`);
    }
  } finally {
    await server.end();
  }
  return name;
}

async function migratedDatabase(serverUrl: string, server: pg.Client): Promise<string> {
  const name = newName();
  await server.query(`create database ${name}`);
  const url = urlOf(serverUrl, name);
  await (await openDatabase({ databaseUrl: url, dataDir: 'unused' })).close();
  return name;
}

const newName = () => `campus_test_${randomBytes(6).toString('hex')}`;

const urlOf = (serverUrl: string, name: string) =>
  Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;

/** Its own database on the server of TEST_DATABASE_URL, dropped after the test file. */
export async function ownPostgres(serverUrl: string): Promise<OwnPostgres> {
  const name = newName();
  await onServer(serverUrl, `create database ${name} template ${await serverTemplate(serverUrl)}`);
  const url = urlOf(serverUrl, name);
  const database = await openDatabase({ databaseUrl: url, dataDir: 'unused' });
  return {
    database,
    url,
    async drop() {
      await database.close();
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** Runs one statement on its own connection. */
export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(statement);
  await server.end();
}
