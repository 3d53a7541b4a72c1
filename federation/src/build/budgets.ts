import {
  shellBase,
  type Asset,
  type RemoteBuildFile,
  type ShellBuildFile,
} from '../registry/build-file';
import { registeredBuild } from '../registry/compose';
import { pageAssets } from '../registry/page-assets';
import type { ChunkAssets, RegistryDocument } from '../remote/registry-document';

/** Size of one thing that a visitor loads, in bytes after brotli. */
export interface Measure {
  what: string;
  size: number;
  limit: number;
}

export function brotliSize(assets: readonly Asset[], files: Iterable<string>): number {
  const sizes = new Map(assets.map((asset) => [asset.path, asset.brotli]));
  return [...new Set(files)].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
}

const filesOf = (part: ChunkAssets | undefined): string[] =>
  part ? [...part.js, ...part.css] : [];

/** Own code of each page's first screen: the entry, the exposed App and the page's own chunk. */
export function firstScreens(file: RemoteBuildFile): Measure[] {
  const app = [file.entry, ...filesOf(file.exposes['./App'])];
  const limit = file.declaration.budgets.firstScreen;
  return file.declaration.routes.map((route) => {
    const files = [...app, ...filesOf(file.chunks[route.chunk ?? ''])];
    return { what: route.path, size: brotliSize(file.assets, files), limit };
  });
}

/** Own code of each widget: the entry and what it exposes. Its page may need nothing else of the remote. */
export function widgetScreens({ assets, entry, exposes, declaration }: RemoteBuildFile): Measure[] {
  return declaration.widgets.map(({ expose }) => ({
    what: expose,
    size: brotliSize(assets, [entry, ...filesOf(exposes[expose])]),
    limit: declaration.budgets.firstScreen,
  }));
}

export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** A table of measures for a terminal. */
export function budgetTable(measures: readonly Measure[]): string {
  const width = Math.max(...measures.map(({ what }) => what.length));
  return measures
    .map(({ what, size, limit }) => {
      const verdict = size > limit ? '  OVER' : '';
      return `  ${what.padEnd(width)} ${kilobytes(size).padStart(9)} of ${kilobytes(limit)}${verdict}`;
    })
    .join('\n');
}

/** One sentence per measure over its limit. */
export function budgetFaults(measures: readonly Measure[]): string[] {
  return measures
    .filter(({ size, limit }) => size > limit)
    .map(
      ({ what, size, limit }) =>
        `${what} needs ${kilobytes(size)}, over its budget of ${kilobytes(limit)}`,
    );
}

/** The build files in the `dist` folders. */
export interface Builds {
  readonly shell: ShellBuildFile;
  readonly remotes: readonly RemoteBuildFile[];
}

/** Limit for all scripts and styles of a page, in bytes after brotli. Other build ids change it by some thirty bytes. */
const limits: Readonly<Record<string, number>> = {
  '/': 98.0 * 1024,
  '/dashboard': 143.5 * 1024,
  '/buy-sell': 138.3 * 1024,
  '/dating-chat': 157.5 * 1024,
};

/** The same limit for what a page that is readable without scripts loads before the user first touches it. */
const readingLimits: Readonly<Record<string, number>> = { '/': 10.2 * 1024 };

function registryOf(remotes: readonly RemoteBuildFile[]): RegistryDocument {
  const entries = remotes.map((file) => {
    const { declaration } = file;
    const current = registeredBuild(declaration.name, file);
    return [declaration.name, { status: 'on' as const, declaration, current }];
  });
  return { revision: 'budgets', remotes: Object.fromEntries(entries) };
}

function addressed(shell: ShellBuildFile, remotes: readonly RemoteBuildFile[]): Asset[] {
  const base = shellBase(shell.build);
  const own = shell.assets.map((asset) => ({ ...asset, path: base + asset.path }));
  const theirs = remotes.flatMap((file) =>
    file.assets.map((asset) => ({
      ...asset,
      path: `/r/${file.declaration.name}/${file.build}/${asset.path}`,
    })),
  );
  return [...own, ...theirs];
}

interface Loaded {
  /** Addresses. */
  readonly files: readonly string[];
  /** Bytes after brotli. */
  readonly size: number;
}

/**
 * Scripts and styles of the page at `path`, or undefined if there is no such page.
 * @param isTouched false for what a page that is readable without scripts loads automatically
 */
export function loadedBy(
  { shell, remotes }: Builds,
  path: string,
  isTouched = true,
): Loaded | undefined {
  const page = pageAssets(shell, registryOf(remotes), path);
  if (!page) return undefined;
  const base = shellBase(shell.build);
  const addressesOf = (files: readonly string[]) => files.map((file) => base + file);
  // The first script is in the head of every document.
  const [boot = '', ...scripts] = addressesOf(shell.initial.js);
  const more = isTouched ? [...scripts, ...page.scripts] : [];
  const files = [boot, ...addressesOf(shell.initial.css), ...page.styles, ...more];
  return { files, size: brotliSize(addressed(shell, remotes), files) };
}

/** Measures what each page with a budget loads. */
export function measurePages(builds: Builds): Measure[] {
  const measure = (what: string, limit: number, loaded: Loaded | undefined) =>
    loaded ? [{ what, limit, size: loaded.size }] : [];
  return [
    ...Object.entries(readingLimits).flatMap(([path, limit]) =>
      measure(`${path} before the first input`, limit, loadedBy(builds, path, false)),
    ),
    ...Object.entries(limits).flatMap(([path, limit]) =>
      measure(path, limit, loadedBy(builds, path)),
    ),
  ];
}
