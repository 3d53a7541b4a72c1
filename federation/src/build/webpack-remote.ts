import webpack, { type Chunk, type Configuration, type Module } from 'webpack';
import { appRule, exposedChunk, widgetFile } from './remote-definition';
import { JoinedEntryPlugin, ChunkIntegrityPlugin, SharedGuardPlugin } from './remote-plugins';
import { remoteShares } from './share-config';
import { shareKeyOf } from './shared-use';
import { extractStyles, webpackBase } from './webpack-base';
import type { RemoteWorkspace } from './workspace';

type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks'];

interface Expose {
  import: string;
  name: string;
}

/** Property of `window` that a build's entry assigns its container to; unique per build. */
export const globalNameOf = (container: string, build: string): string => `${container}_${build}`;

function exposesOf({ declaration }: RemoteWorkspace): Record<string, Expose> {
  return Object.fromEntries([
    ['./App', { import: './remote.ts', name: exposedChunk('./App') }],
    ...declaration.widgets.map(({ expose }) => [
      expose,
      { import: widgetFile(expose), name: exposedChunk(expose) },
    ]),
  ]);
}

/** Chunks of pages, except public ones: these share little code, and a visitor should load only what the page needs. */
function ownPages({ declaration }: RemoteWorkspace): Set<string> {
  const routes = declaration.routes.filter(({ access }) => access !== 'public');
  return new Set(routes.map(({ chunk = '' }) => chunk));
}

/** A page is two scripts (the entry with the code that most pages share, and its own) and one style sheet. */
function splitChunks(workspace: RemoteWorkspace): SplitChunks {
  const pages = ownPages(workspace);
  const isPage = ({ name }: Chunk) => pages.has(name ?? '');
  return {
    cacheGroups: {
      default: false,
      defaultVendors: false,
      common: {
        name: exposedChunk('./App'),
        chunks: isPage,
        // Otherwise a page would load shared modules that only other pages of the remote import.
        test: (module: Module) => shareKeyOf(module) === undefined,
        minChunks: Math.max(2, Math.ceil(pages.size / 2)),
        minSize: 0,
      },
      styles: {
        name: exposedChunk('./App'),
        type: 'css/mini-extract',
        chunks: isPage,
        enforce: true,
      },
    },
  };
}

/**
 * Configuration of one remote. The container is webpack's own: the shell contains the federation runtime
 * once, and a second one in every entry would cost 20 KB each.
 */
export function webpackRemote(workspace: RemoteWorkspace, build: string): Configuration {
  const { container, widgets } = workspace.declaration;
  const globalName = globalNameOf(container, build);
  const base = webpackBase(workspace.name, workspace.folder);
  const app = appRule(workspace.folder, workspace.definition);
  return {
    ...base,
    module: { rules: [...(base.module?.rules ?? []), app] },
    optimization: { ...base.optimization, splitChunks: splitChunks(workspace) },
    entry: {},
    output: {
      path: workspace.dist,
      clean: true,
      publicPath: 'auto',
      // Otherwise a new build registered in an open tab would run the old build's chunks.
      uniqueName: globalName,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      strictModuleExceptionHandling: true,
      chunkLoadTimeout: 10_000,
    },
    plugins: [
      ...(base.plugins ?? []),
      extractStyles(''),
      new webpack.container.ModuleFederationPlugin({
        name: container,
        library: { type: 'window', name: globalName },
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: exposesOf(workspace),
        shared: remoteShares(),
      }),
      new JoinedEntryPlugin({
        entry: container,
        app: exposedChunk('./App'),
        pages: [...ownPages(workspace)],
        hasWidgets: widgets.length > 0,
      }),
      new SharedGuardPlugin(),
      new ChunkIntegrityPlugin(),
    ],
  };
}
