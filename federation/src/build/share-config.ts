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

/** What a shared module consists of: paths that its files begin with. */
function partsOf(module: SharedModule): string[] {
  const source = sourceOf(module);
  if (module.package.startsWith('@campus/')) {
    // A module with a folder of its own has all of it; one that stands among others is its file alone.
    const folder = dirname(source);
    return [basename(folder) === basename(module.key) ? `${folder}/` : source];
  }
  // Packages of one scope belong together: @tanstack/react-query is little without @tanstack/query-core.
  const [folder = ''] = module.package.split('/');
  return [`${join(root, 'node_modules', folder)}/`, source];
}

/**
 * The chunk that a module of the shell belongs to: by the table, or as it goes with what stands there.
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
 * Paths of this repository whose modules come in the file of a chunk although nobody shares them; the first that
 * fits counts, and without a chunk they stay with whoever asks for them.
 */
const companions: readonly (readonly [path: string, chunk?: SharedChunk])[] = [
  ['contract/src/auth'],
  ['contract/src/beacon-limits.'],
  ['contract/src/messages/auth.'],
  ['contract/src/reserved-names.'],
  ['contract/src/staff.'],
  ['contract/src/dating/', 'live'],
  ['contract/src/messages/dating.', 'live'],
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
