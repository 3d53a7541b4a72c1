import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compilation } from 'webpack';
import type { ShellBuildFile } from '../registry/build-file';
import { shellEvents } from '../shared/shell-events';
import { sharedModules } from '../shared/shared-modules';
import { emitAppFiles } from './app-files';
import { assetsOfGroup, namedChunks, providedChunks } from './chunk-table';
import { compressFolder } from './compress';
import { permissions } from '../remote/declaration';
import { buildFrame } from './markup/shell-frame';
import { offeredVersions } from './share-config';
import { providedExports } from './shared-use';
import { emitThemeScript } from './theme-script';
import { BuildRefused, runWebpack } from './run-webpack';
import { shellDocument } from './shell-document';
import { webpackShell } from './webpack-shell';
import type { ShellWorkspace } from './workspace';

function initialOf(compilation: Compilation) {
  const entry = compilation.entrypoints.get('main');
  if (!entry) throw new BuildRefused('the shell has no entry');
  return assetsOfGroup(compilation, entry);
}

function providesOf(compilation: Compilation): ShellBuildFile['provides'] {
  const provides = providedChunks(compilation);
  const lost = sharedModules.find(({ key, eager }) => !eager && !provides[key]);
  if (lost) throw new BuildRefused(`the shell has no chunk that brings ${lost.key}`);
  return provides;
}

/**
 * Builds the shell into its `dist`: `index.html`, `assets/`, what makes it an app and, last,
 * `shell.json`.
 */
export async function buildShell(workspace: ShellWorkspace, build: string): Promise<string> {
  const { folder, dist } = workspace;
  await rm(dist, { recursive: true, force: true });
  const compilation = await runWebpack(webpackShell(workspace));
  const initial = initialOf(compilation);
  const theme = await emitThemeScript(folder, dist);
  await emitAppFiles({ source: join(folder, 'src/app-install'), dist, build });
  const assets = await compressFolder(dist);
  const template = await readFile(join(folder, 'src/index.html'), 'utf8');
  await writeFile(join(dist, 'index.html'), shellDocument({ template, initial, assets, theme }));
  const file: ShellBuildFile = {
    build,
    routes: workspace.routes,
    initial: { ...initial, js: [theme, ...initial.js] },
    chunks: namedChunks(compilation),
    provides: providesOf(compilation),
    offers: offeredVersions(),
    brings: providedExports(compilation),
    permissions,
    emits: shellEvents,
    assets,
    frame: await buildFrame(workspace),
  };
  await writeFile(join(dist, 'shell.json'), `${JSON.stringify(file, null, 2)}\n`);
  return `  ${assets.length} files`;
}
