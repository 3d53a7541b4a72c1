import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sharedModules } from '../shared/shared-modules';
import { readPackage } from './workspace';

const ignoredFolders = new Set(['node_modules', 'dist', 'coverage']);
const testFile = /\.test\.tsx?$/;

const lockFileOf = (root: string): string => join(root, 'package-lock.json');

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : filesUnder(path);
    return entry.isFile() && !testFile.test(entry.name) ? [path] : [];
  });
}

/** Workspace packages that `folder` depends on, including itself, by folder. */
function workspaceFolders(root: string, folder: string, seen = new Set<string>()): Set<string> {
  if (seen.has(folder)) return seen;
  seen.add(folder);
  for (const name of Object.keys(readPackage(folder).dependencies ?? {})) {
    const dependency = join(root, name.replace(/^@campus\//, ''));
    if (name.startsWith('@campus/') && existsSync(dependency))
      workspaceFolders(root, dependency, seen);
  }
  return seen;
}

/** Packages that a remote never bundles: the shell provides each of their modules. */
function broughtByShell(folder: string): boolean {
  const { name } = readPackage(folder);
  return sharedModules.some((module) => module.key === name);
}

function inputFiles(root: string, folder: string): string[] {
  const isRemote = existsSync(join(folder, 'remote.ts'));
  const all = [...workspaceFolders(root, folder)];
  const folders = all.filter((path) => path === folder || !isRemote || !broughtByShell(path));
  const versions = all.map((path) => join(path, 'package.json'));
  return [...folders.flatMap(filesUnder), ...versions, lockFileOf(root)];
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
 * @param root the repository, which need not contain the workspace
 */
export const buildIdOf = (root: string, folder: string): string =>
  hashOf(root, inputFiles(root, folder)).slice(0, 12);

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
export const isStale = (root: string, folder: string): boolean =>
  builtId(folder) !== buildIdOf(root, folder);

/** Names of the workspaces to build, the shell first. */
export function buildable(root: string): string[] {
  const remotes = readdirSync(root).filter((name) => existsSync(join(root, name, 'remote.ts')));
  return ['shell', ...remotes.sort()];
}

/** The program that builds the workspace in whose folder it is run; `scripts/lib/prepare.mjs` makes it from `cli.ts`. */
export const buildToolIn = (root: string): string => join(root, '.build/tools/build.mjs');
