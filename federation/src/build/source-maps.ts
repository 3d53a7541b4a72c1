import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { temporaryFolder } from '@campus/node-tools/temporary-files';
import type { Configuration } from 'webpack';
import { buildIdOf } from './build-id';
import { hasPosition, inSources } from './source-positions';
import { runWebpack } from './webpack-base';
import { webpackRemote } from './webpack-remote';
import { webpackShell } from './webpack-shell';
import { readWorkspace, root } from './workspace';

/** The same build in another folder, with source maps that name sources by their paths in the repository. */
export const withMaps = (configuration: Configuration, folder: string): Configuration => ({
  ...configuration,
  output: {
    ...configuration.output,
    path: folder,
    devtoolModuleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
      relative(root, absoluteResourcePath),
  },
  devtool: 'hidden-source-map',
  cache: false,
});

/** Builds a workspace again into a separate folder, with the source maps that `dist` does not have. */
export async function buildWithMaps(name: string, build: string, folder: string): Promise<void> {
  const workspace = await readWorkspace(join(root, name));
  const configuration =
    workspace.kind === 'remote' ? webpackRemote(workspace, build) : webpackShell(workspace, build);
  await runWebpack(withMaps(configuration, folder));
}

/** Sentences about a workspace's build, with positions in its sources. Builds it again if any has a position. */
export async function inOwnSources(name: string, sentences: readonly string[]): Promise<string[]> {
  if (!sentences.some(hasPosition)) return [...sentences];
  const folder = await temporaryFolder('maps');
  try {
    await buildWithMaps(name, buildIdOf(root, join(root, name)), folder);
    return await Promise.all(sentences.map((sentence) => inSources(sentence, folder)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
