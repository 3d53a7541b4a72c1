import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryStore, type MediaStore } from '../../media/stores';
import type { Services } from '../../services';
import { embeddedDatabase, ownPostgres, type TestDatabase } from '../../testing/databases';
import { receiveBackup } from './receive-backup';
import { writeBackup } from './write-backup';

const folder = mkdtemp(join(tmpdir(), 'campus-backup-'));

export const backupFile = async () => join(await folder, `${randomUUID()}.zip`);

type Source = Pick<Services, 'database' | 'mediaStore' | 'clock'>;

export const receiving = { say: () => undefined, replace: false };

/** A backup in its own file. */
export async function makeBackup(source: Source, skipLost = false) {
  const bytes = writeBackup(source, { skipLost });
  return receiveBackup(bytes, await backupFile(), receiving);
}

export interface EmptySite extends TestDatabase {
  readonly mediaStore: MediaStore;
}

/** An empty site on each available database. */
export async function emptySites(): Promise<EmptySite[]> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  const opened = [await embeddedDatabase(), ...(serverUrl ? [await ownPostgres(serverUrl)] : [])];
  return opened.map((each) => ({ ...each, mediaStore: createMemoryStore(() => new Date()) }));
}

/** Every row of every table, as the database itself writes it. */
export async function contentOf({ database }: Pick<Services, 'database'>) {
  const tables = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'
     order by table_name`,
  );
  const content: Record<string, string[]> = {};
  for (const { name } of tables) {
    const list = await database.query<{ line: string }>(
      `select row_to_json(t)::text as line from "${name}" t`,
    );
    content[name] = list.map(({ line }) => line).sort();
  }
  return content;
}

export async function filesOf(store: MediaStore): Promise<string[]> {
  const names: string[] = [];
  for await (const name of store.olderThan(new Date(8.64e15))) names.push(name);
  return names.sort();
}
