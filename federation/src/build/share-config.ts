import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sharedModules, type SharedModule } from '../shared/shared-modules';
import { readPackage, root } from './workspace';

export interface ShareEntry {
  singleton: true;
  version: string;
  requiredVersion: string;
  eager: boolean;
  import: string;
}

interface RemoteShareEntry {
  singleton: true;
  requiredVersion: false;
  import: false;
}

const versionOf = (module: SharedModule): string =>
  readPackage(join(root, 'node_modules', module.package)).version;

const sourceOf = (module: SharedModule): string =>
  fileURLToPath(
    module.facade
      ? new URL(`../shared/${module.facade}`, import.meta.url)
      : import.meta.resolve(module.key),
  );

/**
 * The shell's side of the table. Each module is named by its absolute path: webpack then provides
 * it even where the shell itself never imports it.
 */
export function shellShares(): Record<string, ShareEntry> {
  const entries = sharedModules.map((module): [string, ShareEntry] => {
    const source = sourceOf(module);
    if (!existsSync(source)) throw new Error(`${module.key} is shared and has no source`);
    const version = versionOf(module);
    const { eager } = module;
    return [
      module.key,
      { singleton: true, eager, version, requiredVersion: `^${version}`, import: source },
    ];
  });
  return Object.fromEntries(entries);
}

/** Share key to the version that a shell built now brings of it. */
export function offeredVersions(): Record<string, string> {
  return Object.fromEntries(sharedModules.map((module) => [module.key, versionOf(module)]));
}

/**
 * A remote's side of the table: the same keys, and never a copy of its own. Ranges are judged by
 * the shell before it loads anything, so that no remote carries the code that would judge them.
 */
export function remoteShares(): Record<string, RemoteShareEntry> {
  return Object.fromEntries(
    sharedModules.map((module) => [
      module.key,
      { singleton: true, requiredVersion: false, import: false },
    ]),
  );
}

/** Ranges by share key that a build made now asks of the shell. */
export function sharedRanges(keys: ReadonlySet<string>): Record<string, string> {
  const used = sharedModules.filter(({ key }) => keys.has(key));
  return Object.fromEntries(used.map((module) => [module.key, `^${versionOf(module)}`]));
}
