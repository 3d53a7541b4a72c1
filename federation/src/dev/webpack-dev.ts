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

/** Name of the build that is being developed, and of the folder that it seems to lie in. */
export const devBuild = 'dev';

export const devBase = (remote: string): string => `/r/${remote}/${devBuild}/`;

const require = createRequire(import.meta.url);
const file = (name: string) => require.resolve(`./${name}`);
const jsxDev = 'react/jsx-dev-runtime';

// Fast refresh asks for the JSX of development, which no build that goes live does.
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
    // The content policy of the site lets nothing be evaluated.
    devtool: 'source-map',
    cache: { type: 'memory' },
    optimization: { moduleIds: 'named', chunkIds: 'named' },
    module: { rules: [{ test: /\.tsx?$/, loader: file('refresh-loader.cjs') }, ...others] },
  };
}

/** Under names that stay, as the document of development knows them. */
const namedStyles = () =>
  new MiniCssExtractPlugin({
    filename: '[name].css',
    chunkFilename: '[name].css',
    ignoreOrder: true,
  });

const refresh = () => new RefreshPlugin({ overlay: false, exclude: [/node_modules/, /\/dev\//] });

/** Address of the shell that is being developed along: it has React's development build in it. */
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
      // Without it its files would lie where those of the remote do, and be served as those.
      path: workspace.dist,
      publicPath: shellBase,
      uniqueName: 'campus_shell',
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    plugins: [namedStyles(), offerShared(shares), refresh()],
  };
}

/** The entry of the container that is being developed. */
export const devEntry = 'remoteEntry.js';

/** One remote for development: its container under a fixed name, refreshed by the shell's runtime. */
export function remoteForDevelopment(workspace: RemoteWorkspace): Configuration {
  const { container, name } = workspace.declaration;
  const live = webpackRemote(workspace, devBuild);
  // The runtime of fast refresh is a second copy on purpose.
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
