import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Configuration, type Module } from 'webpack';
import { sharedChunkOf, type ShareEntry, shellShares } from './share-config';
import { shellBase } from '../registry/build-file';
import { sharedChunks } from '../shared/shared-modules';
import { extractStyles, webpackBase } from './webpack-base';
import type { ShellWorkspace } from './workspace';

const router = createRequire(import.meta.url).resolve('react-router/package.json');
const productionRouter = join(dirname(router), 'dist/production/index.mjs');

/** The shared chunk of a module. Styles of listings are loaded with those of every student page, to save a file. */
function chunkOf(module: Module) {
  const chunk = sharedChunkOf(module.nameForCondition() ?? '');
  return chunk === 'listing' && module.type === 'css/mini-extract' ? 'student' : chunk;
}

/** Puts the modules of each shared chunk into one file; all others stay with their importer. */
function splitChunks(): NonNullable<Configuration['optimization']>['splitChunks'] {
  const groups = sharedChunks.map((name) => ({
    name,
    chunks: 'async' as const,
    enforce: true,
    test: (module: Module) => chunkOf(module) === name,
  }));
  // One more file costs a student more than a few kilobytes that are loaded twice.
  return {
    minSize: 40_000,
    cacheGroups: Object.fromEntries(groups.map((group) => [group.name, group])),
  };
}

/**
 * Makes every shared module one file, whatever code imports it: the shell's own code imports it without the
 * share scope, and gets the facade of a module that has one, too.
 */
export const sharedAliases = (shares: Readonly<Record<string, ShareEntry>>) =>
  Object.fromEntries(Object.entries(shares).map(([key, { import: file }]) => [`${key}$`, file]));

/** Offers the shared modules to remotes in webpack's own share scope. The shell itself takes nothing from it. */
export function offerShared(shares: Readonly<Record<string, ShareEntry>>) {
  const entries = Object.entries(shares).map(([shareKey, share]) => {
    const { import: file, version, eager } = share;
    return [file, { shareKey, version, eager }];
  });
  return new webpack.sharing.ProvideSharedPlugin({ provides: Object.fromEntries(entries) });
}

const pureCalls = fileURLToPath(new URL('./loaders/pure-calls.cjs', import.meta.url));

/** Configuration of the shell: every shared module, and no remote. */
export function webpackShell(workspace: ShellWorkspace, build: string): Configuration {
  const base = webpackBase(workspace.name, workspace.folder);
  const shares = shellShares();
  return {
    ...base,
    // The package's own entry for bundlers is its development build, including warnings.
    resolve: {
      ...base.resolve,
      alias: { ...sharedAliases(shares), 'react-router$': productionRouter },
    },
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        { test: /\/react-router\/dist\/[^?]*\.mjs$/, loader: pureCalls },
      ],
    },
    optimization: { ...base.optimization, splitChunks: splitChunks() },
    entry: './src/index.ts',
    output: {
      path: workspace.dist,
      clean: true,
      publicPath: shellBase(build),
      uniqueName: 'campus_shell',
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      strictModuleExceptionHandling: true,
      chunkLoadTimeout: 10_000,
    },
    plugins: [...(base.plugins ?? []), extractStyles('assets/'), offerShared(shares)],
  };
}
