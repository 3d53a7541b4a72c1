import type {
  AsyncDependenciesBlock,
  Chunk,
  ChunkGroup,
  Compilation,
  Dependency,
  Module,
} from 'webpack';
import type { SharedExports } from '../registry/build-file';
import type { ChunkAssets } from '../remote/registry-document';

/** Share key of a module that webpack put in the place of an import. */
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

/** Share keys that the chunks of a group use. */
function shareKeysOf(compilation: Compilation, group: ChunkGroup): string[] {
  return [...new Set(group.chunks.flatMap((chunk) => keysOfChunk(compilation, chunk)))].sort();
}

const sorted = (table: ReadonlyMap<string, ReadonlySet<string>>): SharedExports =>
  Object.fromEntries(
    [...table]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, names]) => [key, [...names].sort()]),
  );

/** Names that the code of a build reads from a module; none for code that takes the whole namespace. */
export function namesRead({ moduleGraph, chunkGraph }: Compilation, module: Module): string[] {
  return [...moduleGraph.getIncomingConnections(module)].flatMap((connection) => {
    const { dependency, originModule: reader } = connection;
    if (!dependency || !reader || chunkGraph.getNumberOfModuleChunks(reader) === 0) return [];
    if (connection.getActiveState(undefined) === false) return [];
    return dependency.getReferencedExports(moduleGraph, undefined).flatMap((read) => {
      const [name] = Array.isArray(read) ? read : read.name;
      return name === undefined ? [] : [name];
    });
  });
}

/**
 * Exports of each shared module that a remote's code reads. webpack does not know what the modules export,
 * because the shell provides them: the names are those of the imports.
 */
export function usedExports(compilation: Compilation): SharedExports {
  const table = new Map<string, Set<string>>();
  for (const module of compilation.modules) {
    const key = shareKeyOf(module);
    if (!key) continue;
    const names = namesRead(compilation, module);
    table.set(key, new Set([...(table.get(key) ?? []), ...names]));
  }
  return sorted(table);
}

/** Share key of a module that the shell puts into the share scope. */
function providedKeyOf(module: Module): string | undefined {
  if (module.type !== 'provide-module') return undefined;
  return /^provide module \([^)]*\) (.+?)@[^@|]+\|/.exec(module.identifier())?.[1];
}

/**
 * Exports of each shared module that the shell provides. A module whose exports webpack cannot know has no
 * entry.
 */
export function providedExports(compilation: Compilation): SharedExports {
  const { moduleGraph } = compilation;
  const table = new Map<string, Set<string>>();
  for (const provider of compilation.modules) {
    const key = providedKeyOf(provider);
    if (!key) continue;
    const links: readonly Dependency[] = [
      ...provider.dependencies,
      ...provider.blocks.flatMap(({ dependencies }) => dependencies),
    ];
    const module = links.map((link) => moduleGraph.getModule(link)).find((found) => !!found);
    const names = module && moduleGraph.getProvidedExports(module);
    if (!module || !Array.isArray(names)) continue;
    // A module that is not an ES module is its own default export.
    const own = module.buildMeta?.exportsType === 'namespace' ? [] : ['default'];
    table.set(key, new Set([...names, ...own]));
  }
  return sorted(table);
}

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

/** Share key to the chunk that provides it, for modules that are not in the first script. */
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
