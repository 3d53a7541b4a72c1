import type { AsyncDependenciesBlock, ChunkGroup, Compilation } from 'webpack';
import type { ChunkAssets } from '../remote/registry-document';
import { providedKeyOf, shareKeysOf } from './shared-use';

/** Files and share keys of one chunk group. */
export function assetsOfGroup(compilation: Compilation, group: ChunkGroup): ChunkAssets {
  const files = [...new Set(group.chunks.flatMap((chunk) => [...chunk.files]))].sort();
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
    shared: shareKeysOf(compilation, group),
  };
}

/** Every named chunk group (`webpackChunkName`, exposes) with its files, entries left out. */
export function namedChunks(compilation: Compilation): Record<string, ChunkAssets> {
  const groups = [...compilation.namedChunkGroups].filter(
    ([name]) => !compilation.entrypoints.has(name),
  );
  return Object.fromEntries(
    groups
      .map(([name, group]): [string, ChunkAssets] => [name, assetsOfGroup(compilation, group)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

type Block = AsyncDependenciesBlock;

/** Share key to the chunk that provides it, for those that are not in the first script. */
export function providedChunks(compilation: Compilation): Record<string, ChunkAssets> {
  const table: Record<string, ChunkAssets> = {};
  for (const module of compilation.modules) {
    const key = providedKeyOf(module);
    const block: Block | undefined = module.blocks[0];
    const group = block && compilation.chunkGraph.getBlockChunkGroup(block);
    if (key && group) table[key] = assetsOfGroup(compilation, group);
  }
  return table;
}
