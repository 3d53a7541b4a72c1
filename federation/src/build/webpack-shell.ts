import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { shellShares } from './share-config';
import { slimRules } from './slim-rules';
import { extractStyles, webpackBase } from './webpack-base';
import type { ShellWorkspace } from './workspace';

const router = createRequire(import.meta.url).resolve('react-router/package.json');
const productionRouter = join(dirname(router), 'dist/production/index.mjs');

/** Configuration of the shell: the federation runtime, every shared module, and no remote. */
export function webpackShell(workspace: ShellWorkspace): Configuration {
  const base = webpackBase(workspace.name, workspace.folder);
  return {
    ...base,
    // The package's own entry for bundlers is its development build, warnings and all.
    resolve: {
      ...base.resolve,
      alias: { 'react-router$': productionRouter },
    },
    module: { rules: [...(base.module?.rules ?? []), ...slimRules()] },
    entry: './src/index.ts',
    output: {
      path: workspace.dist,
      clean: true,
      publicPath: '/',
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
