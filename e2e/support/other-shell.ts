import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ShellBuildFile } from '@campus/federation/registry';
import { root } from './process';

const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Changes the text of a file of the build, by its path. */
export type EditFile = (text: string, file: string) => string;

const isText = /\.(?:js|css|html|webmanifest|cjs)$/;

/**
 * Another build of the shell without running a build: the current one under another name, which is used in its
 * addresses, with the changes of `edit`. Returns its folder.
 */
export async function otherShell(
  build: string,
  edit: EditFile = (text) => text,
  change: (file: ShellBuildFile) => ShellBuildFile = (file) => file,
): Promise<string> {
  const from = path.join(root, 'shell/dist');
  const present: ShellBuildFile = JSON.parse(await readFile(path.join(from, 'shell.json'), 'utf8'));
  const dir = path.join(await mkdtemp(path.join(tmpdir(), 'campus-shell-')), 'dist');
  await cp(from, dir, { recursive: true });
  const { assets, composed = [] } = present;
  const hashes = new Map<string, string>();
  const renewed = async <F extends { path: string; integrity: string }>(file: F): Promise<F> => {
    const place = path.join(dir, file.path);
    if (isText.test(file.path)) {
      const text = (await readFile(place, 'utf8')).replaceAll(present.build, build);
      // The document contains the hashes of its inline scripts.
      const stated = text.replaceAll(/sha384-[\w+/=]+/g, (hash) => hashes.get(hash) ?? hash);
      await writeFile(place, edit(stated, file.path));
      await Promise.all(['.br', '.gz'].map((ending) => rm(place + ending, { force: true })));
    }
    const integrity = integrityOf(await readFile(place));
    hashes.set(file.integrity, integrity);
    return { ...file, integrity };
  };
  const file = {
    ...present,
    build,
    assets: await Promise.all(assets.map(renewed)),
    composed: await Promise.all(composed.map(renewed)),
  };
  await writeFile(path.join(dir, 'shell.json'), JSON.stringify(change(file)));
  return dir;
}
