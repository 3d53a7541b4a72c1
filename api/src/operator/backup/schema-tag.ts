import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { migrationsFolder } from '../../database/migrations-folder';

const journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** The last migration that this program knows: what the tables of its database look like. */
export async function schemaTag(): Promise<string> {
  const file = join(migrationsFolder(), 'meta', '_journal.json');
  const { entries } = journal.parse(JSON.parse(await readFile(file, 'utf8')));
  return entries.at(-1)?.tag ?? '';
}
