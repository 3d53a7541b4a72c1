import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { parsers } from './parsers';
import * as schema from './schema';
import type { Driver, Parameter } from './types';

/** Any number that the processes of one site agree on; held while one of them migrates. */
const migrationLock = 7_264_011;

const options = {
  max: 8,
  connect_timeout: 5,
  idle_timeout: 60,
  connection: { application_name: 'campus', TimeZone: 'UTC' },
  onnotice: () => undefined,
};

export function openPostgres(url: string): Driver {
  const client = postgres(url, options);
  const orm = drizzle(client, { schema });
  // Drizzle has just replaced the client's own; its columns understand these as well.
  Object.assign(client.options.parsers, parsers);
  client.options.serializers[1184] = (value: unknown) =>
    value instanceof Date ? value.toISOString() : value;
  return {
    kind: 'postgres',
    orm,
    async query<Row>(text: string, params: readonly Parameter[]) {
      const rows = await client.unsafe(text, params.map(writable), { prepare: true });
      return Array.from(rows) as unknown as Row[];
    },
    migrate: (folder) => migrateAlone(url, folder),
    close: () => client.end({ timeout: 5 }),
  };
}

/** On a connection of its own, so that processes which start together migrate one after the other. */
async function migrateAlone(url: string, folder: string): Promise<void> {
  const client = postgres(url, { ...options, max: 1, idle_timeout: 0 });
  try {
    await client`select pg_advisory_lock(${migrationLock})`;
    await migrate(drizzle(client), { migrationsFolder: folder });
    await client`select pg_advisory_unlock(${migrationLock})`;
  } finally {
    await client.end({ timeout: 5 });
  }
}

function writable(value: Parameter) {
  return value instanceof Array ? [...value] : value;
}
