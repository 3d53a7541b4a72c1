import { join } from 'node:path';
import { createRequire } from 'node:module';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, FileCacheOptions, RuleSetRule } from 'webpack';
import { root } from './workspace';

const require = createRequire(import.meta.url);

/** `files`: what a browser loads. `names`: the class names alone, for markup that is made beforehand. */
export type StyleOutput = 'files' | 'names';

// Beside their style sheet wherever that lies: an address of the build would stay in webpack's cache, for the next one.
const extracted = { loader: MiniCssExtractPlugin.loader, options: { publicPath: 'auto' } };

interface StyleRule {
  prefix: string;
  include?: string;
  output: StyleOutput;
}

function cssModules({ prefix, include, output }: StyleRule): RuleSetRule {
  return {
    ...(include && { include }),
    use: [
      ...(output === 'files' ? [extracted] : []),
      {
        loader: require.resolve('css-loader'),
        options: {
          modules: {
            auto: /\.module\.css$/,
            exportOnlyLocals: output === 'names',
            localIdentName: `${prefix}__[local]_[hash:base64:5]`,
            localIdentContext: root,
            namedExport: false,
          },
        },
      },
    ],
  };
}

function rules(name: string, output: StyleOutput): RuleSetRule[] {
  return [
    {
      test: /\.tsx?$/,
      loader: require.resolve('ts-loader'),
      options: {
        transpileOnly: true,
        configFile: join(root, 'tsconfig.web.json'),
        compilerOptions: { noEmit: false, sourceMap: false },
      },
    },
    {
      test: /\.css$/,
      oneOf: [
        cssModules({ prefix: 'ui', include: join(root, 'shared-ui'), output }),
        cssModules({ prefix: name, output }),
      ],
    },
    { test: /\.woff2$/, type: 'asset/resource' },
    { test: /\.svg$/, type: 'asset' },
  ];
}

/** What builds of a checkout keep for the next. */
export const cacheIn = (checkout: string): FileCacheOptions => ({
  type: 'filesystem',
  cacheDirectory: join(checkout, 'node_modules/.cache/webpack'),
  // It names files by their whole path: that of a checkout that was copied says nothing here.
  version: checkout,
  buildDependencies: {
    config: [join(checkout, 'federation/src/build/'), join(checkout, 'package-lock.json')],
  },
});

/** What the shell's and the remotes' configurations have in common. */
export function webpackBase(
  name: string,
  folder: string,
  styles: StyleOutput = 'files',
): Configuration {
  return {
    name,
    mode: 'production',
    devtool: false,
    target: ['web', 'es2022'],
    context: folder,
    performance: false,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: rules(name, styles) },
    cache: cacheIn(root),
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          // It works beside this process by itself; starting workers costs more than they save.
          parallel: false,
          terserOptions: { compress: { passes: 3 }, mangle: true },
          extractComments: false,
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.esbuildMinify, parallel: false }),
      ],
    },
  };
}

/** Extracts every stylesheet: injected styles would need `unsafe-inline`. */
export const extractStyles = (folder: string): MiniCssExtractPlugin =>
  new MiniCssExtractPlugin({
    filename: `${folder}[name].[contenthash:8].css`,
    chunkFilename: `${folder}[name].[contenthash:8].css`,
    ignoreOrder: true,
  });
