import { join } from 'node:path';
import { createRequire } from 'node:module';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { root } from './workspace';

const require = createRequire(import.meta.url);

function cssModules(prefix: string, include: string | undefined): RuleSetRule {
  return {
    ...(include && { include }),
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: require.resolve('css-loader'),
        options: {
          modules: {
            auto: /\.module\.css$/,
            localIdentName: `${prefix}__[local]_[hash:base64:5]`,
            localIdentContext: root,
            namedExport: false,
          },
        },
      },
    ],
  };
}

function rules(name: string): RuleSetRule[] {
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
      oneOf: [cssModules('ui', join(root, 'shared-ui')), cssModules(name, undefined)],
    },
    { test: /\.woff2$/, type: 'asset/resource' },
    { test: /\.svg$/, type: 'asset' },
  ];
}

/** What the shell's and the remotes' configurations have in common. */
export function webpackBase(name: string, folder: string): Configuration {
  return {
    name,
    mode: 'production',
    devtool: false,
    target: ['web', 'es2022'],
    context: folder,
    performance: false,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: rules(name) },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(root, 'node_modules/.cache/webpack'),
      buildDependencies: {
        config: [join(root, 'federation/src/build/'), join(root, 'package-lock.json')],
      },
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.esbuildMinify }),
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
