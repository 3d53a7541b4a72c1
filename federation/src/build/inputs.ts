import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sharedModules } from '../shared/shared-modules';
import { readPackage, root } from './workspace';

const ignoredFolders = new Set(['node_modules', 'dist', 'coverage']);
const testFile = /\.test\.tsx?$/;

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : filesUnder(path);
    return entry.isFile() && !testFile.test(entry.name) ? [path] : [];
  });
}

/** Workspace packages that `folder` depends on, itself included, by folder. */
function workspaceFolders(folder: string, seen = new Set<string>()): Set<string> {
  if (seen.has(folder)) return seen;
  seen.add(folder);
  for (const name of Object.keys(readPackage(folder).dependencies ?? {})) {
    const dependency = join(root, name.replace(/^@campus\//, ''));
    if (name.startsWith('@campus/') && existsSync(dependency)) workspaceFolders(dependency, seen);
  }
  return seen;
}

/** Packages that a remote never bundles: the shell brings each of their modules. */
function broughtByShell(folder: string): boolean {
  const name = readPackage(folder).name;
  return sharedModules.some((module) => module.key === name);
}

function inputFiles(folder: string): string[] {
  const isRemote = existsSync(join(folder, 'remote.ts'));
  const folders = [...workspaceFolders(folder)].filter(
    (path) => path === folder || !isRemote || !broughtByShell(path),
  );
  const versions = [...workspaceFolders(folder)].map((path) => join(path, 'package.json'));
  return [...folders.flatMap(filesUnder), ...versions, join(root, 'package-lock.json')];
}

/**
 * Name of the build that a workspace's sources give: a hash of everything that goes into it, so
 * that an unchanged tree has the same build wherever it is built.
 */
export function buildIdOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of [...new Set(inputFiles(folder))].sort()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}
