import type { PageRoute } from '../remote/declaration';
import { findRoute } from '../remote/paths';
import type { ChunkAssets, RegisteredBuild, RegistryDocument } from '../remote/registry-document';
import { shellBase, type ShellBuildFile } from './build-file';

/** Assets that a page's code needs beyond the scripts and styles of every page. */
export interface PageAssets {
  /** Addresses in loading order. */
  scripts: string[];
  styles: string[];
  /** `sha384-…` by address, if a remote's build states one. */
  integrity: Record<string, string>;
}

interface OwnedRoute {
  route: PageRoute;
  build?: RegisteredBuild;
}

/** The route that matches a path, with the build of the remote that owns it. */
export function ownerOf(
  shell: ShellBuildFile,
  registry: RegistryDocument,
  pathname: string,
): OwnedRoute | undefined {
  const own = findRoute(shell.routes, pathname);
  if (own) return { route: own };
  for (const remote of Object.values(registry.remotes)) {
    const route = findRoute(remote.declaration.routes, pathname);
    if (route) return { route, ...(remote.status === 'on' && { build: remote.current }) };
  }
  return undefined;
}

const parts = (all: (ChunkAssets | undefined)[]): ChunkAssets[] => all.filter((part) => !!part);

/** The share keys and, recursively, all keys that their modules need. */
function withTheirShares(shell: ShellBuildFile, keys: readonly string[]): string[] {
  const all = new Set(keys);
  // A set also iterates over items added during the loop.
  for (const key of all) for (const more of shell.provides[key]?.shared ?? []) all.add(more);
  return [...all];
}

function shellParts(shell: ShellBuildFile, route: PageRoute, shared: string[]): ChunkAssets[] {
  return parts([
    shell.chunks[`layout-${route.layout}`],
    ...shared.map((key) => shell.provides[key]),
  ]);
}

function remoteParts(build: RegisteredBuild, route: PageRoute): ChunkAssets[] {
  const entry: ChunkAssets = { js: [build.entry], css: [], shared: [] };
  return parts([
    entry,
    build.exposes['./App'],
    (route.chunk && build.chunks[route.chunk]) || undefined,
  ]);
}

/** Scripts, styles and hashes that the page at `pathname` needs; undefined if there is no such page. */
export function pageAssets(
  shell: ShellBuildFile,
  registry: RegistryDocument,
  pathname: string,
): PageAssets | undefined {
  const owner = ownerOf(shell, registry, pathname);
  if (!owner) return undefined;
  const { route, build } = owner;
  const own = build ? remoteParts(build, route) : parts([shell.chunks[route.chunk ?? '']]);
  const shellAt = shellBase(shell.build);
  const base = build?.base ?? shellAt;
  const shared = withTheirShares(
    shell,
    own.flatMap((part) => part.shared),
  );
  const around = shellParts(shell, route, shared);
  const addresses = (kind: 'js' | 'css') => [
    ...new Set([
      ...own.flatMap((part) => part[kind].map((file) => base + file)),
      ...around.flatMap((part) => part[kind].map((file) => shellAt + file)),
    ]),
  ];
  const integrity = Object.entries(build?.integrity ?? {}).map(([file, hash]) => [
    base + file,
    hash,
  ]);
  return {
    scripts: addresses('js'),
    styles: addresses('css'),
    integrity: Object.fromEntries(integrity),
  };
}
