import { createHash } from 'node:crypto';
import webpack, { type ChunkGroup, type Compilation } from 'webpack';
import type { CodeHashes, RemoteBuildFile } from '../registry/build-file';

/** Chunk groups with all groups that their code may load later, without those in `except`. */
function reachedFrom(groups: Iterable<ChunkGroup>, except: ReadonlySet<ChunkGroup> = new Set()) {
  const found = new Set(groups);
  // A set also visits what is added while it is read.
  for (const group of found) {
    for (const child of group.getChildren()) if (!except.has(child)) found.add(child);
  }
  return found;
}

const sha256 = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex');

/** Hashes of the modules of chunk groups. The runtime is left out: it contains the name of the build. */
function modulesOf({ chunkGraph }: Compilation, groups: ReadonlySet<ChunkGroup>): string[] {
  const hashes = [...groups].flatMap(({ chunks }) =>
    chunks.flatMap((chunk) =>
      [...chunkGraph.getChunkModulesIterable(chunk)]
        .filter((module) => !(module instanceof webpack.RuntimeModule))
        .map((module) => chunkGraph.getModuleHash(module, chunk.runtime)),
    ),
  );
  return [...new Set(hashes)].sort();
}

type Described = Pick<RemoteBuildFile, 'declaration' | 'pages' | 'templates'>;

/** Hashes of a remote's build. @param tools hash of what makes builds */
export function codeHashes(
  compilation: Compilation,
  { declaration, pages = {}, templates = {} }: Described,
  tools: string,
): CodeHashes {
  const ofRoutes = declaration.routes.flatMap(({ path, chunk = '' }): [string, ChunkGroup][] => {
    const group = compilation.namedChunkGroups.get(chunk);
    return group ? [[path, group]] : [];
  });
  const routes = ofRoutes.map(([path, group]): [string, string] => {
    const markup = [pages[path], templates[path]].map((page) => page?.integrity ?? '');
    return [path, sha256([...modulesOf(compilation, reachedFrom([group])), ...markup])];
  });
  const others = new Set(ofRoutes.map(([, group]) => group));
  const shared = modulesOf(compilation, reachedFrom(compilation.entrypoints.values(), others));
  return {
    shared: sha256([...shared, tools, JSON.stringify(declaration)]),
    routes: Object.fromEntries(routes),
  };
}
