import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildFailure, type BuildOptions, type Plugin } from 'esbuild';
import { Refusal } from '@campus/node-tools/refusal';
import { classNameIn } from '../webpack-base';
import type { ShellWorkspace } from '../workspace';

const comment = /\/\*.*?\*\//gs;
const className = /\.(-?[_a-z][\w-]*)/gi;

/** Only the names of a style sheet's classes, as in the browser: the browser has the styles. Extra names do no harm. */
const classNames = (name: string): Plugin => ({
  name: 'class-names',
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, async ({ path }) => {
      const css = (await readFile(path, 'utf8')).replaceAll(comment, '');
      const names = Array.from(css.matchAll(className), ([, local = '']) => [
        local,
        classNameIn(name, path, local),
      ]);
      return { contents: JSON.stringify(Object.fromEntries(names)), loader: 'json' };
    });
  },
});

/**
 * Bundles code of a workspace that renders markup without a browser, for a visitor who is not signed in and has chosen
 * no theme. By esbuild: webpack would take as long for it as for the browser's code.
 * @param options the entry and what else differs
 * @returns the CommonJS module
 * @throws Refusal with every error that esbuild found
 */
export async function bundleMarkup(name: string, options: BuildOptions): Promise<string> {
  try {
    const { outputFiles } = await build({
      bundle: true,
      write: false,
      outfile: 'markup.cjs',
      platform: 'node',
      target: 'node20',
      format: 'cjs',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      inject: [fileURLToPath(new URL('./no-storage.ts', import.meta.url))],
      loader: { '.css': 'empty', '.svg': 'dataurl' },
      logLevel: 'silent',
      ...options,
      plugins: [classNames(name), ...(options.plugins ?? [])],
    });
    return outputFiles?.[0]?.text ?? '';
  } catch (error) {
    throw new Refusal((error as BuildFailure).message);
  }
}

/** What the frame loads lazily is for browsers only. */
const withoutLazy: Plugin = {
  name: 'without-lazy',
  setup({ onResolve }) {
    onResolve({ filter: /^/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/**
 * Builds the shell's `src/frame.tsx`, which draws the frame around a prerendered page. It runs on the server,
 * where pages are composed, and is stored next to the served files.
 * @returns its path within the shell's build, which changes with its content
 */
export async function buildFrame({ name, folder, dist }: ShellWorkspace): Promise<string> {
  const code = await bundleMarkup(name, {
    absWorkingDir: folder,
    entryPoints: ['src/frame.tsx'],
    plugins: [withoutLazy],
  });
  const file = `server/frame.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.cjs`;
  await mkdir(join(dist, 'server'), { recursive: true });
  await writeFile(join(dist, file), code);
  return file;
}
