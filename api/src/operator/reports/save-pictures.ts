import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { parseFileName } from '../../media/keys';
import type { Terminal } from '../command';

const sent = z.object({ files: z.array(z.object({ name: z.string(), base64: z.string() })) });

/** Names of files, with their content on the way to the terminal. */
export interface Saved {
  readonly files: readonly { readonly name: string; readonly base64?: string }[];
}

/** Writes what the site sends into a folder of this machine, for this person alone. */
export async function savePictures(
  { id, folder }: { id: string; folder: string },
  { reach }: Terminal,
): Promise<Saved> {
  const { files } = sent.parse(await (await reach()).run('reports pictures', { id, folder }));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const written = files.filter(({ name }) => parseFileName(name) !== undefined);
  for (const { name, base64 } of written) {
    await writeFile(path.join(folder, name), Buffer.from(base64, 'base64'), { mode: 0o600 });
  }
  return { files: written.map(({ name }) => ({ name: path.join(folder, name) })) };
}
