import { createRequire } from 'node:module';
import RefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { remoteShares, type ShareEntry, shellShares } from '../build/share-config';
import { SharedGuardPlugin } from '../build/remote-plugins';
import { webpackBase } from '../build/webpack-base';
import { offerShared, sharedAliases } from '../build/webpack-shell';
import { globalNameOf, webpackRemote } from '../build/webpack-remote';
import type { RemoteWorkspace, ShellWorkspace } from '../build/workspace';

/** Name of the development build, and of the folder in its addresses. */
export const devBuild = 'dev';

export const devBase = (remote: string): string => `/r/${remote}/${devBuild}/`;

const require = createRequire(import.meta.url);
const file = (name: string) => require.resolve(`./${name}`);
const jsxDev = 'react/jsx-dev-runtime';

// Fast refresh needs the development JSX runtime, which no live build uses.
const jsx = 'react/jsx-runtime';
function sharesOfShell(): Record<string, ShareEntry> {
  const shares = shellShares();
  const { [jsx]: live } = shares;
  return { ...shares, ...(live && { [jsxDev]: { ...live, import: require.resolve(jsxDev) } }) };
}
const jsxOfRemote = () => ({ [jsxDev]: { ...remoteShares()[jsx], import: false as const } });

function developing(base: Configuration): Configuration {
  const [, ...others] = base.module?.rules ?? [];
  return {
    ...base,
    mode: 'development',
    // The content policy of the site does not allow `eval`.
    devtool: 'source-map',
    cache: { type: 'memory' },
    optimization: { moduleIds: 'named', chunkIds: 'named' },
    module: { rules: [{ test: /\.tsx?$/, loader: file('refresh-loader.cjs') }, ...others] },
  };
}

/** Style sheets under fixed names, which the development document knows. */
const namedStyles = () =>
  new MiniCssExtractPlugin({
    filename: '[name].css',
    chunkFilename: '[name].css',
    ignoreOrder: true,
  });

const refresh = () => new RefreshPlugin({ overlay: false, exclude: [/node_modules/, /\/dev\//] });

/** Address of the shell's development build, which contains React's development build. */
export const shellBase = '/dev-shell/';

/** The shell for development: React's own development build, and the runtime of fast refresh. */
export function shellForDevelopment(workspace: ShellWorkspace): Configuration {
  const shares = sharesOfShell();
  const base = developing(webpackBase(workspace.name, workspace.folder));
  return {
    ...base,
    name: 'shell',
    resolve: { ...base.resolve, alias: sharedAliases(shares) },
    entry: [file('refresh-host.cjs'), './src/index.ts'],
    output: {
      // Otherwise the shell's files would have the same addresses as the remote's, and be served as those.
      path: workspace.dist,
      publicPath: shellBase,
      uniqueName: 'campus_shell',
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    plugins: [namedStyles(), offerShared(shares), refresh()],
  };
}

/** File name of the development container's entry. */
export const devEntry = 'remoteEntry.js';

/** One remote for development: its container under a fixed name, refreshed by the shell's runtime. */
export function remoteForDevelopment(workspace: RemoteWorkspace): Configuration {
  const { container, name } = workspace.declaration;
  const live = webpackRemote(workspace, devBuild);
  // The fast refresh runtime is a second copy on purpose.
  const kept = (live.plugins ?? []).filter((plugin) => !(plugin instanceof SharedGuardPlugin));
  const plugins = kept.map((plugin) =>
    plugin instanceof webpack.container.ModuleFederationPlugin
      ? new webpack.container.ModuleFederationPlugin({
          name: container,
          library: { type: 'window', name: globalNameOf(container, devBuild) },
          filename: devEntry,
          exposes: { './App': './remote.ts', ...widgetsOf(workspace) },
          shared: { ...remoteShares(), ...jsxOfRemote() },
        })
      : plugin,
  );
  return {
    ...developing(live),
    output: {
      ...live.output,
      publicPath: devBase(name),
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    plugins: [
      ...plugins,
      refresh(),
      new webpack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime(\.js)?$/, (found) => {
        found.request = file('refresh-shared.cjs');
        if (found.createData) found.createData.resource = found.request;
      }),
    ],
  };
}

function widgetsOf({ declaration }: RemoteWorkspace): Record<string, string> {
  return Object.fromEntries(
    declaration.widgets.map(({ expose }) => [expose, `./src/${expose.slice(2)}.tsx`]),
  );
}
