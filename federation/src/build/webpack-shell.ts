import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration, Module } from 'webpack';
import { sharedChunkOf, shellShares } from './share-config';
import { shellBase } from '../registry/build-file';
import { sharedChunks } from '../shared/shared-modules';
import { slimRules } from './slim-rules';
import { extractStyles, webpackBase } from './webpack-base';
import type { ShellWorkspace } from './workspace';

const router = createRequire(import.meta.url).resolve('react-router/package.json');
const productionRouter = join(dirname(router), 'dist/production/index.mjs');

/** Modules of the shared chunks, each in its one file; what remains stays with whoever asks for it. */
function splitChunks(): NonNullable<Configuration['optimization']>['splitChunks'] {
  const groups = sharedChunks.map((name) => ({
    name,
    chunks: 'async' as const,
    enforce: true,
    test: (module: Module) => sharedChunkOf(module.nameForCondition() ?? '') === name,
  }));
  // A file more costs a student more than some kilobytes that come twice.
  return {
    minSize: 40_000,
    cacheGroups: Object.fromEntries(groups.map((group) => [group.name, group])),
  };
}

/** Configuration of the shell: the federation runtime, every shared module, and no remote. */
export function webpackShell(workspace: ShellWorkspace, build: string): Configuration {
  const base = webpackBase(workspace.name, workspace.folder);
  return {
    ...base,
    // The package's own entry for bundlers is its development build, warnings and all.
    resolve: {
      ...base.resolve,
      alias: { 'react-router$': productionRouter },
    },
    module: { rules: [...(base.module?.rules ?? []), ...slimRules()] },
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
    plugins: [
      extractStyles('assets/'),
      new ModuleFederationPlugin({
        name: 'campus_shell',
        // Remotes come from the registry at run time: the shell names none.
        remotes: {},
        shared: shellShares(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}
