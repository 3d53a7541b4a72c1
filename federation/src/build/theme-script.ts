import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';

/**
 * The one blocking script: it sets the theme before anything is painted. It stands outside of
 * webpack, whose runtime would make it a hundred times its size.
 * @returns its path within the shell's build
 */
export async function emitThemeScript(folder: string, dist: string): Promise<string> {
  const source = await readFile(join(folder, 'src/boot-theme.ts'), 'utf8');
  const { code } = await transform(source, { loader: 'ts', minify: true, format: 'iife' });
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const path = `assets/theme.${hash}.js`;
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(dist, path), code);
  return path;
}
