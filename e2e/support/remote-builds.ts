import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { publishBuild, type RemoteBuildFile } from '@campus/federation/registry';
import { root } from './process';

export const integrityOf = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Another build of a remote without running a build: the one in a folder under another name, which is used in its
 * entry and its chunks as the name of the container. `broken` names one of its scripts that throws when it runs. Returns
 * its folder.
 */
export async function renamedBuild(from: string, build: string, broken?: string): Promise<string> {
  const present: RemoteBuildFile = JSON.parse(
    await readFile(path.join(from, 'remote.json'), 'utf8'),
  );
  const dir = path.join(await mkdtemp(path.join(tmpdir(), 'campus-build-')), 'dist');
  await cp(from, dir, { recursive: true });
  const renamed = JSON.stringify(present).replaceAll(present.build, build);
  const file: RemoteBuildFile = JSON.parse(renamed);
  for (const asset of file.assets) {
    const name = path.join(dir, asset.path);
    if (asset.path.endsWith('.js')) {
      const text = (await readFile(name, 'utf8')).replaceAll(present.build, build);
      await writeFile(
        name,
        asset.path === broken ? `throw new Error('thrown on purpose');${text}` : text,
      );
      await Promise.all(['.br', '.gz'].map((ending) => rm(name + ending, { force: true })));
    }
    asset.integrity = integrityOf(await readFile(name));
  }
  // They are those of the unedited code, by which the gate would skip routes.
  delete file.code;
  await writeFile(path.join(dir, 'remote.json'), JSON.stringify(file));
  return dir;
}

/** The current build of a remote, renamed in this way. */
export const otherBuild = (remote: string, build: string, broken?: string): Promise<string> =>
  renamedBuild(path.join(root, remote, 'dist'), build, broken);

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

type Edit = (build: EditedBuild) => Promise<void> | void;

/** Changes the build in a folder. Returns the folder. */
export async function editBuild(dir: string, edit: Edit): Promise<string> {
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

/** The current build of a remote under another name, changed by `edit`. Returns its folder. */
export const editedBuild = async (
  remote: string,
  build: string,
  edit: Edit = () => undefined,
): Promise<string> => editBuild(await otherBuild(remote, build), edit);

/** States that only these pages of a build differ from another build with such a statement. */
export function setChangedPages(file: RemoteBuildFile, pages: readonly string[] = []): void {
  const hashes = file.declaration.routes.map(({ path: page }) => [
    page,
    pages.includes(page) ? file.build : 'same',
  ]);
  file.code = { shared: 'same', routes: Object.fromEntries(hashes) };
}

/**
 * Makes a build of the remote live that counts as run in a browser, so that trials open only the pages that differ from
 * it: for tests of what happens before and after a trial.
 */
export async function publishTriedBuild(dataDir: string, remote: string): Promise<void> {
  const dir = await editedBuild(remote, 'tried00000', ({ file }) => setChangedPages(file));
  await publishBuild({ dir, remotesDir: path.join(dataDir, 'remotes'), isTried: () => true });
}
