import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder } from '../database/migrations-folder';
import { openPglite } from '../database/pglite';

/**
 * An empty, migrated database to begin a test with. Making one takes seconds, copying it a fraction;
 * it is made once per set of migrations and kept among the temporary files.
 */
export async function databaseTemplate(): Promise<File> {
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
