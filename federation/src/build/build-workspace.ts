import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sharedModules } from '../shared/shared-modules';
import { buildRemote } from './build-remote';
import { buildShell } from './build-shell';
import { readPackage, readWorkspace, root } from './workspace';

const ignoredFolders = new Set(['node_modules', 'dist', 'coverage']);
const lockFile = join(root, 'package-lock.json');
const testFile = /\.test\.tsx?$/;

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
    const dependency = join(root, name.replace(/^@campus\//, ''));
    if (name.startsWith('@campus/') && existsSync(dependency)) workspaceFolders(dependency, seen);
  }
  return seen;
}

/** Packages that a remote never bundles: the shell provides each of their modules. */
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
  return [...folders.flatMap(filesUnder), ...versions, lockFile];
}

function hashOf(files: readonly string[]): string {
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
export const buildIdOf = (folder: string): string => hashOf(inputFiles(folder)).slice(0, 12);

const toolsHash = (): string => hashOf([...filesUnder(join(root, 'federation/src')), lockFile]);

/** Id of the build in a folder's `dist`, or undefined if there is no complete build. */
export function builtId(folder: string): string | undefined {
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

/** Builds the workspace in `folder`, of either kind, and returns a report of its sizes. */
export async function buildWorkspace(folder: string): Promise<{ build: string; report: string }> {
  const workspace = await readWorkspace(folder);
  const build = buildIdOf(folder);
  const report =
    workspace.kind === 'remote'
      ? await buildRemote(workspace, { build, tools: toolsHash() })
      : await buildShell(workspace, build);
  return { build, report };
}
