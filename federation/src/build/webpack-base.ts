import { basename, join } from 'node:path';
import { createRequire } from 'node:module';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, {
  type Compilation,
  type Compiler,
  type Configuration,
  type FileCacheOptions,
  type LoaderContext,
  type RuleSetRule,
} from 'webpack';
import { Refusal } from '@campus/node-tools/refusal';
import { root } from './workspace';

const require = createRequire(import.meta.url);

// Checking their options takes the build tools half a second, and the compiler has checked the types.
process.env['SKIP_VALIDATION'] ??= 'y';

// Relative to the style sheet: an address with this build's name would stay in webpack's cache for the next build.
const extracted = { loader: MiniCssExtractPlugin.loader, options: { publicPath: 'auto' } };

const ui = { prefix: 'ui', include: `${join(root, 'shared-ui')}/` };
const sheetName = (file: string): string => basename(file, '.module.css');

/**
 * A class of a style sheet, as a page of a workspace names it. A hash would also make it unique, but does not compress
 * well.
 */
export const classNameIn = (workspace: string, file: string, local: string): string =>
  `${file.startsWith(ui.include) ? ui.prefix : workspace}__${sheetName(file)}-${local}`;

/** Fails a build in which two style sheets would produce the same class names: these contain the sheet's name. */
function refuseSameSheets(compilation: Compilation): void {
  const sheets = new Map<string, string>();
  const files = Array.from(compilation.modules, (module) => module.nameForCondition() ?? '');
  for (const file of [...new Set(files)].sort()) {
    if (!file.endsWith('.module.css')) continue;
    const key = `${file.startsWith(ui.include) ? ui.prefix : ''} ${sheetName(file)}`;
    const other = sheets.get(key) ?? file;
    sheets.set(key, other);
    if (other !== file)
      compilation.errors.push(
        new webpack.WebpackError(`${file} has the same file name as ${other}: rename one of them`),
      );
  }
}

const sheetNames = (compiler: Compiler): void =>
  compiler.hooks.compilation.tap('sheetNames', (compilation) => {
    compilation.hooks.afterSeal.tap('sheetNames', () => refuseSameSheets(compilation));
  });

const styleSheets = (name: string): RuleSetRule => ({
  test: /\.css$/,
  use: [
    extracted,
    {
      // By default it is the rule's position, and part of the ids of modules.
      ident: 'css',
      loader: require.resolve('css-loader'),
      options: {
        modules: {
          auto: /\.module\.css$/,
          getLocalIdent: ({ resourcePath }: LoaderContext<unknown>, _: string, local: string) =>
            classNameIn(name, resourcePath, local),
          namedExport: false,
          exportLocalsConvention: 'as-is',
        },
      },
    },
  ],
});

function compiler(tsx: boolean) {
  const parser = { syntax: 'typescript', tsx };
  const transform = { react: { runtime: 'automatic' } };
  const options = { swcrc: false, jsc: { parser, transform, target: 'es2022' } };
  return { loader: require.resolve('swc-loader'), options };
}

function rules(name: string): RuleSetRule[] {
  return [
    { test: /\.tsx?$/, oneOf: [{ test: /\.tsx$/, use: compiler(true) }, { use: compiler(false) }] },
    styleSheets(name),
    { test: /\.woff2$/, type: 'asset/resource' },
    { test: /\.svg$/, type: 'asset' },
  ];
}

/** Cache that later builds of a checkout reuse. */
export const cacheIn = (checkout: string): FileCacheOptions => ({
  type: 'filesystem',
  cacheDirectory: join(checkout, 'node_modules/.cache/webpack'),
  // The cache contains absolute paths, so that of a copied checkout is of no use here.
  version: checkout,
  buildDependencies: {
    config: [join(checkout, 'federation/src/build/'), join(checkout, 'package-lock.json')],
  },
});

/** The part that the configurations of the shell and the remotes have in common. */
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
    cache: cacheIn(root),
    plugins: [sheetNames],
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          // It already works in parallel with this process; starting workers costs more than they save.
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
    // As the last one: before another, such as the document's in the body, it makes browsers lay out the whole page.
    insert: (sheet) => sheet.ownerDocument.body.append(sheet),
  });

/**
 * Runs webpack once. Its files are written by then; its cache is stored while this process does other work.
 * @throws Refusal with every error that webpack found
 */
export function runWebpack(configuration: Configuration): Promise<Compilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    if (!compiler) throw new Refusal('webpack returned no compiler');
    compiler.run((fault, stats) => {
      // Without a cache the next build takes longer, and no more.
      compiler.close((unstored) => {
        if (unstored) process.emitWarning(`The cache of builds is not stored: ${unstored.message}`);
      });
      if (fault) return reject(fault);
      if (!stats || stats.hasErrors()) {
        return reject(new Refusal(stats?.toString({ all: false, errors: true, colors: false })));
      }
      return resolve(stats.compilation);
    });
  });
}
