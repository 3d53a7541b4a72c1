import type { Asset, RemoteBuildFile } from '../registry/build-file';
import type { ChunkAssets } from '../remote/registry-document';

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

/** Own code of each widget: the entry and what it exposes. Its page may need nothing else of it. */
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
        `${what} needs ${kilobytes(size)}, allowed are ${kilobytes(limit)}`,
    );
}
