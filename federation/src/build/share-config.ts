import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type SharedChunk, sharedModules, type SharedModule } from '../shared/shared-modules';
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

/** Path prefixes of the files of a shared module. */
function partsOf(module: SharedModule): string[] {
  const source = sourceOf(module);
  if (module.package.startsWith('@campus/')) {
    // A module with its own folder includes the whole folder; a module among others is only its file.
    const folder = dirname(source);
    return [basename(folder) === basename(module.key) ? `${folder}/` : source];
  }
  // Packages of one scope belong together: @tanstack/react-query needs @tanstack/query-core.
  const [folder = ''] = module.package.split('/');
  return [`${join(root, 'node_modules', folder)}/`, source];
}

/**
 * The chunk of a shell module: from `companions`, or else from the table of shared modules.
 * @param file path of the module
 */
export function sharedChunkOf(file: string): SharedChunk | undefined {
  const beside = companions.find(([path]) => file.startsWith(join(root, path)));
  if (beside) return beside[1];
  return sharedModules.find(
    (module) => module.chunk && partsOf(module).some((part) => file.startsWith(part)),
  )?.chunk;
}

/**
 * Paths of this repository whose modules are part of a chunk's file although they are not shared. The first
 * match counts; without a chunk, the modules stay with their importer.
 */
const companions: readonly (readonly [path: string, chunk?: SharedChunk])[] = [
  ['contract/src/auth'],
  ['contract/src/beacon-limits.'],
  ['contract/src/reserved-names.'],
  ['contract/src/staff.'],
  ['contract/src/dating/', 'live'],
  ['contract/src/messages/dating.', 'live'],
  ['contract/src/messages/server.', 'student'],
  ['contract/src/messages/session.', 'student'],
  ['contract/src/messages/'],
  ['contract/src/reports.'],
  ['contract/src/', 'student'],
  ['shared-auth/src/account-calls.', 'student'],
  ['shared-ui/src/images/image-viewer.', 'student'],
  ['shared-ui/src/images/thumbnails.', 'student'],
  ['shared-ui/src/images/view-image.', 'student'],
  ['shared-ui/src/util/share.', 'student'],
  ['shell/src/layouts/app/', 'student'],
  ['shell/src/federation/slot/', 'student'],
  ['shell/src/when-touched.', 'student'],
  ['shell/src/notifications/bell.', 'student'],
  ['shell/src/notifications/watch-notifications.', 'student'],
  ['node_modules/socket.io-', 'live'],
  ['node_modules/@socket.io/', 'live'],
  ['node_modules/engine.io-', 'live'],
];

/**
 * The shell's side of the table. Each module is named by its absolute path, so that webpack provides it even
 * if the shell itself never imports it.
 */
export function shellShares(): Record<string, ShareEntry> {
  const entries = sharedModules.map((module): [string, ShareEntry] => {
    const source = sourceOf(module);
    if (!existsSync(source)) throw new Error(`${module.key} is shared, but has no source`);
    const version = versionOf(module);
    const { eager } = module;
    return [
      module.key,
      { singleton: true, eager, version, requiredVersion: `^${version}`, import: source },
    ];
  });
  return Object.fromEntries(entries);
}

/** Share key to the version that a shell built now provides. */
export function offeredVersions(): Record<string, string> {
  return Object.fromEntries(sharedModules.map((module) => [module.key, versionOf(module)]));
}

/**
 * A remote's side of the table: the same keys, without a copy of its own. The shell checks the version ranges
 * before it loads anything, so no remote contains code for that.
 */
export function remoteShares(): Record<string, RemoteShareEntry> {
  return Object.fromEntries(
    sharedModules.map((module) => [
      module.key,
      { singleton: true, requiredVersion: false, import: false },
    ]),
  );
}

/** Version ranges by share key that a build made now requires from the shell. */
export function sharedRanges(keys: ReadonlySet<string>): Record<string, string> {
  const used = sharedModules.filter(({ key }) => keys.has(key));
  return Object.fromEntries(used.map((module) => [module.key, `^${versionOf(module)}`]));
}
