import type { Chunk, ChunkGroup, Compilation, Module } from 'webpack';

/** Share key that a module stands for, where webpack replaced an import by one. */
export function shareKeyOf(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  const { options } = module as Module & { options?: { shareKey?: string } };
  return options?.shareKey;
}

function keysOfChunk(compilation: Compilation, chunk: Chunk): string[] {
  return [...compilation.chunkGraph.getChunkModules(chunk)].flatMap((module) => {
    const key = shareKeyOf(module);
    return key ? [key] : [];
  });
}

/** Share keys that the chunks of a group ask for. */
export function shareKeysOf(compilation: Compilation, group: ChunkGroup): string[] {
  return [...new Set(group.chunks.flatMap((chunk) => keysOfChunk(compilation, chunk)))].sort();
}
