import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RemoteBuildFile } from '@campus/federation/registry';
import type { RemoteName } from './federation';
import { otherBuild } from './other-build';

/** A build to be published, as a folder and the content of its `remote.json`. */
export interface EditedBuild {
  dir: string;
  file: RemoteBuildFile;
  /** Rewrites one of its files, with the matching hash and sizes. */
  rewrite(asset: string, change: (content: string) => string): Promise<void>;
}

async function rewriteAsset(
  { dir, file }: Pick<EditedBuild, 'dir' | 'file'>,
  name: string,
  text: string,
) {
  const asset = file.assets.find(({ path: known }) => known === name);
  if (!asset) throw new Error(`${name} is no file of ${file.declaration.name}`);
  const content = Buffer.from(text);
  await writeFile(path.join(dir, name), content);
  for (const ending of ['.br', '.gz']) await rm(path.join(dir, name + ending), { force: true });
  asset.bytes = content.length;
  asset.brotli = brotliCompressSync(content).length;
  asset.integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** The current build of a remote under another name, changed by `edit`. Returns its folder. */
export async function editedBuild(
  remote: RemoteName,
  build: string,
  edit: (build: EditedBuild) => Promise<void> | void = () => undefined,
): Promise<string> {
  const dir = await otherBuild(remote, build);
  const place = path.join(dir, 'remote.json');
  const file: RemoteBuildFile = JSON.parse(await readFile(place, 'utf8'));
  await edit({
    dir,
    file,
    rewrite: async (asset, change) =>
      rewriteAsset({ dir, file }, asset, change(await readFile(path.join(dir, asset), 'utf8'))),
  });
  await writeFile(place, JSON.stringify(file));
  return dir;
}
