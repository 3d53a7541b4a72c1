import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import type { Compilation } from 'webpack';
import { shellBase, type Asset, type ShellBuildFile } from '../registry/build-file';
import { permissions } from '../remote/declaration';
import type { ChunkAssets } from '../remote/registry-document';
import { sharedModules, shellEvents } from '../shared/shared-modules';
import { emitAppFiles } from './app-files';
import { compressFolder, integrityOf } from './compress';
import { buildFrame } from './markup/bundle-markup';
import { runWebpack } from './webpack-base';
import { offeredVersions } from './share-config';
import { assetsOfGroup, namedChunks, providedChunks, providedExports } from './shared-use';
import { webpackShell } from './webpack-shell';
import type { ShellWorkspace } from './workspace';
import { Refusal } from '@campus/node-tools/refusal';

/**
 * Builds the only blocking script: it sets the theme before the first paint and starts the first calls. It is
 * built without webpack, whose runtime would make it a hundred times larger.
 * @returns its path within the shell's build
 */
async function emitBootScript(folder: string, dist: string): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [join(folder, 'src/boot.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
  });
  const code = outputFiles[0]?.text ?? '';
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const path = `assets/boot.${hash}.js`;
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(dist, path), code);
  return path;
}

interface DocumentParts {
  template: string;
  initial: ChunkAssets;
  assets: readonly Asset[];
  /** Path of the blocking script. */
  boot: string;
  /** Address of the build's folder. */
  base: string;
}

/** Fills the template's placeholders for scripts and styles; those for the registry stay. */
function shellDocument({ template, initial, assets, boot, base }: DocumentParts): string {
  const hashes = new Map(assets.map(({ path, integrity }) => [path, integrity]));
  const checked = (path: string) => `integrity="${hashes.get(path) ?? ''}"`;
  // The display face is part of the first paint, except for a skeleton: see page-document.ts.
  const fonts = assets.filter(({ path }) => path.endsWith('.woff2'));
  const head = [
    ...fonts.map(
      ({ path }) =>
        `<link rel="preload" as="font" type="font/woff2" href="${base}${path}" crossorigin>`,
    ),
    `<script src="${base}${boot}" ${checked(boot)}></script>`,
    ...initial.css.map((path) => `<link rel="stylesheet" href="${base}${path}" ${checked(path)}>`),
    ...initial.js.map((path) => `<script src="${base}${path}" ${checked(path)} defer></script>`),
  ];
  return template.replace('<!-- assets -->', head.join('\n    '));
}

/** @throws Refusal if a file (e.g. from a cache) names a file of another build: that one is removed before this one */
async function refuseOtherBuilds(dist: string, assets: readonly Asset[], build: string) {
  for (const { path } of assets.filter(({ path }) => /\.(?:js|css|webmanifest)$/.test(path))) {
    const text = await readFile(join(dist, path), 'utf8');
    const [address] = text.match(new RegExp(`/s/(?!${build}/)[0-9a-f]{12}/`)) ?? [];
    if (address)
      throw new Refusal(`${path} of the shell refers to a file of another build: ${address}`);
  }
}

function initialOf(compilation: Compilation) {
  const entry = compilation.entrypoints.get('main');
  if (!entry) throw new Refusal('the shell has no entry');
  return assetsOfGroup(compilation, entry);
}

function providesOf(compilation: Compilation): ShellBuildFile['provides'] {
  const provides = providedChunks(compilation);
  const lost = sharedModules.find(({ key, eager }) => !eager && !provides[key]);
  if (lost) throw new Refusal(`the shell has no chunk that provides ${lost.key}`);
  return provides;
}

/**
 * Builds the shell into its `dist`: `index.html`, `assets/`, the files that make it an app and finally
 * `shell.json`.
 */
export async function buildShell(workspace: ShellWorkspace, build: string): Promise<string> {
  const { folder, dist } = workspace;
  await rm(dist, { recursive: true, force: true });
  const compilation = await runWebpack(webpackShell(workspace, build));
  const initial = initialOf(compilation);
  const boot = await emitBootScript(folder, dist);
  await emitAppFiles({ source: join(folder, 'src/app-install'), dist, build });
  const assets = await compressFolder(dist);
  await refuseOtherBuilds(dist, assets, build);
  const template = await readFile(join(folder, 'src/index.html'), 'utf8');
  const base = shellBase(build);
  const document = shellDocument({ template, initial, assets, boot, base });
  await writeFile(join(dist, 'index.html'), document);
  const frame = await buildFrame(workspace);
  const file: ShellBuildFile = {
    build,
    routes: workspace.routes,
    initial: { ...initial, js: [boot, ...initial.js] },
    chunks: namedChunks(compilation),
    provides: providesOf(compilation),
    offers: offeredVersions(),
    brings: providedExports(compilation),
    permissions,
    emits: shellEvents,
    assets,
    frame,
    composed: [
      { path: 'index.html', integrity: integrityOf(Buffer.from(document)) },
      { path: frame, integrity: integrityOf(await readFile(join(dist, frame))) },
    ],
  };
  await writeFile(join(dist, 'shell.json'), `${JSON.stringify(file, null, 2)}\n`);
  return `  ${assets.length} files`;
}
