import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { runWebpack, webpackBase } from '../webpack-base';
import { root, type ShellWorkspace } from '../workspace';

interface MarkupBundle {
  name: string;
  folder: string;
  entry: string;
  /** Folder of the bundle. */
  target: string;
  filename: string;
  publicPath: string;
  externals?: Configuration['externals'];
  /** Rules in addition to those of every build. */
  rules?: RuleSetRule[];
}

/**
 * Code that renders markup without a browser. It is built by the same rules as the browser's code, so the
 * class names are the same.
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
    // Only this site's own process reads it: a small file would not be worth the time of these steps.
    optimization: { minimize: false, concatenateModules: false, avoidEntryIife: false },
    plugins: [
      // Markup is rendered for a visitor who is not signed in and has chosen no theme.
      new webpack.ProvidePlugin({
        localStorage: [new URL('./no-storage.ts', import.meta.url).pathname, 'localStorage'],
      }),
    ],
  };
}

/**
 * Builds the shell's `src/frame.tsx`, which draws the frame around a prerendered page. It runs on the server,
 * where pages are composed, and is stored next to the served files.
 * @returns its path within the shell's build, which changes with its content
 */
export async function buildFrame(
  { name, folder, dist }: ShellWorkspace,
  publicPath: string,
): Promise<string> {
  const target = join(root, 'node_modules/.cache/pages', name);
  await runWebpack(
    webpackMarkup({
      name,
      folder,
      entry: './src/frame.tsx',
      target,
      filename: 'frame.cjs',
      publicPath,
    }),
  );
  // What the frame loads lazily is for browsers only and stays behind.
  const content = await readFile(join(target, 'frame.cjs'));
  const file = `server/frame.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.cjs`;
  await mkdir(join(dist, 'server'), { recursive: true });
  await writeFile(join(dist, file), content);
  return file;
}
