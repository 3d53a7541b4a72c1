import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { eachMapping, TraceMap, type SourceMapInput } from '@jridgewell/trace-mapping';
import { visualizer, type Metadata } from 'esbuild-visualizer';
import { shellBase } from '../registry/build-file';
import { readBuilds } from './build-all';
import { kilobytes, loadedBy } from './budgets';
import { buildWithMaps } from './source-maps';
import { withoutHash } from './source-positions';
import { root } from './workspace';
import { Refusal } from '@campus/node-tools/refusal';

const folder = join(root, '.build/treemaps');

type Bytes = Readonly<Record<string, number>>;

/**
 * Bytes of a built file by source, according to its source map.
 * @param rest name for bytes without a source, such as webpack's own runtime
 */
export function bytesBySource(code: string, map: SourceMapInput, rest: string): Bytes {
  const lines = code.split('\n').map((text) => ({ text, parts: [{ source: rest, from: 0 }] }));
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn: from, source }) => {
    lines[generatedLine - 1]?.parts.push({ source: source ?? rest, from });
  });
  const bytes: Record<string, number> = {};
  for (const { text, parts } of lines) {
    parts.forEach(({ source, from }, index) => {
      const part = text.slice(from, parts[index + 1]?.from);
      bytes[source] = (bytes[source] ?? 0) + Buffer.byteLength(part);
    });
  }
  return bytes;
}

async function sourcesOf(name: string, file: string): Promise<Bytes> {
  const built = await readdir(join(folder, name, dirname(file)));
  const same = built.find((other) => withoutHash(other) === withoutHash(basename(file)));
  const rest = `${name}/dist/${file}`;
  // The script in the head is not part of webpack's build.
  if (same === undefined) return { [rest]: (await stat(join(root, rest))).size };
  const path = join(folder, name, dirname(file), same);
  return bytesBySource(await readFile(path, 'utf8'), await readFile(`${path}.map`, 'utf8'), rest);
}

const sum = (bytes: Bytes) => Object.values(bytes).reduce((total, part) => total + part, 0);

/** The format in which esbuild describes the contents of its files. */
function metadataOf(files: Readonly<Record<string, Bytes>>): Metadata {
  const inputs = Object.values(files).flatMap((bytes) => Object.entries(bytes));
  const outputs = Object.entries(files).map(([file, bytes]) => {
    const parts = Object.entries(bytes).map(([name, part]) => [name, { bytesInOutput: part }]);
    return [
      file,
      { bytes: sum(bytes), inputs: Object.fromEntries(parts), imports: [], exports: [] },
    ];
  });
  return {
    inputs: Object.fromEntries(inputs.map(([name, bytes]) => [name, { bytes, imports: [] }])),
    outputs: Object.fromEntries(outputs),
  } as Metadata;
}

/**
 * Draws what each page of the site loads, by file and source, from the builds in `dist`.
 * @returns the folder with one HTML page for each
 */
export async function drawTreemaps(log: (line: string) => void): Promise<string> {
  const builds = readBuilds();
  if (!builds) throw new Refusal('Nothing is built yet: run npm run build first');
  const { shell, remotes } = builds;
  await rm(folder, { recursive: true, force: true });
  const bases = [
    { name: 'shell', build: shell.build, base: shellBase(shell.build) },
    ...remotes.map(({ build, declaration: { name } }) => {
      return { name, build, base: `/r/${name}/${build}/` };
    }),
  ];
  for (const { name, build } of bases) {
    log(`Reading the files of ${name}.`);
    await buildWithMaps(name, build, join(folder, name));
  }
  await mkdir(folder, { recursive: true });
  const routes = [shell.routes, ...remotes.map(({ declaration }) => declaration.routes)].flat();
  for (const { path } of routes) {
    const { files, size } = loadedBy(builds, path) ?? { files: [], size: 0 };
    const read = files.map(async (address) => {
      const { name = '', base = '' } = bases.find((part) => address.startsWith(part.base)) ?? {};
      return [address, await sourcesOf(name, address.slice(base.length))] as const;
    });
    const title = `${path}: ${kilobytes(size)} with brotli; the treemap shows uncompressed sizes`;
    const page = path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'landing';
    const html = await visualizer(metadataOf(Object.fromEntries(await Promise.all(read))), {
      title,
    });
    await writeFile(join(folder, `${page}.html`), html);
  }
  return folder;
}
