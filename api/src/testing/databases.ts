import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase, type Database } from '../database';
import { databaseTemplate } from './database-template';

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
