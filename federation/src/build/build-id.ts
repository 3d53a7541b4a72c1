import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { sharedModules } from '../shared/shared-modules';
import { readPackage } from './workspace';

const ignoredFolders = new Set(['node_modules', 'dist', 'coverage']);
const testFile = /\.test\.tsx?$/;

/** Every workspace is a folder directly in the repository's root. */
const rootOf = dirname;

const lockFileOf = (root: string): string => join(root, 'package-lock.json');

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : filesUnder(path);
    return entry.isFile() && !testFile.test(entry.name) ? [path] : [];
  });
}

/** Workspace packages that `folder` depends on, including itself, by folder. */
function workspaceFolders(folder: string, seen = new Set<string>()): Set<string> {
  if (seen.has(folder)) return seen;
  seen.add(folder);
  for (const name of Object.keys(readPackage(folder).dependencies ?? {})) {
    const dependency = join(rootOf(folder), name.replace(/^@campus\//, ''));
    if (name.startsWith('@campus/') && existsSync(dependency)) workspaceFolders(dependency, seen);
  }
  return seen;
}

/** Packages that a remote never bundles: the shell provides each of their modules. */
function broughtByShell(folder: string): boolean {
  const { name } = readPackage(folder);
  return sharedModules.some((module) => module.key === name);
}

function inputFiles(folder: string): string[] {
  const isRemote = existsSync(join(folder, 'remote.ts'));
  const all = [...workspaceFolders(folder)];
  const folders = all.filter((path) => path === folder || !isRemote || !broughtByShell(path));
  const versions = all.map((path) => join(path, 'package.json'));
  return [...folders.flatMap(filesUnder), ...versions, lockFileOf(rootOf(folder))];
}

function hashOf(root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [...new Set(files)].sort()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Build name of a workspace: a hash of everything that goes into the build, so that an unchanged tree gets
 * the same name on every machine.
 */
export const buildIdOf = (folder: string): string =>
  hashOf(rootOf(folder), inputFiles(folder)).slice(0, 12);

/** A hash of what makes builds. */
export const toolsHash = (root: string): string =>
  hashOf(root, [...filesUnder(join(root, 'federation/src')), lockFileOf(root)]);

/** Id of the build in a folder's `dist`, or undefined if there is no complete build. */
function builtId(folder: string): string | undefined {
  for (const name of ['remote.json', 'shell.json']) {
    try {
      const file = JSON.parse(readFileSync(join(folder, 'dist', name), 'utf8')) as {
        build?: string;
      };
      return file.build;
    } catch {
      continue;
    }
  }
  return undefined;
}

/** Whether the build in `dist` was made from sources other than the current ones. */
export const isStale = (folder: string): boolean => builtId(folder) !== buildIdOf(folder);

/** Names of the workspaces to build, the shell first. */
export function buildable(root: string): string[] {
  const remotes = readdirSync(root).filter((name) => existsSync(join(root, name, 'remote.ts')));
  return ['shell', ...remotes.sort()];
}
