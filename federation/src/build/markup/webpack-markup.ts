import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { webpackBase } from '../webpack-base';

interface MarkupBundle {
  name: string;
  folder: string;
  entry: string;
  /** Folder of the bundle. */
  target: string;
  filename: string;
  publicPath: string;
  externals?: Configuration['externals'];
  /** Rules beyond those that every build has. */
  rules?: RuleSetRule[];
}

/**
 * One file that runs without a browser and gives markup, made by the same rules as what the browser
 * runs: the class names are equal.
 */
export function webpackMarkup(bundle: MarkupBundle): Configuration {
  const { name, folder, entry, target, filename, publicPath, externals, rules = [] } = bundle;
  const base = webpackBase(name, folder, 'names');
  return {
    ...base,
    name: `${name}-markup`,
    target: 'node20',
    entry,
    module: { rules: [...(base.module?.rules ?? []), ...rules] },
    ...(externals && { externals }),
    output: {
      path: target,
      filename,
      publicPath,
      library: { type: 'commonjs2' },
    },
    optimization: { minimize: false },
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      // Nobody is signed in where markup is made, and no theme chosen.
      new webpack.ProvidePlugin({
        localStorage: [new URL('./no-storage.ts', import.meta.url).pathname, 'localStorage'],
      }),
    ],
  };
}
