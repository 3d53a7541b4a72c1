import { createHash } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { runWebpack } from '../run-webpack';
import type { ShellWorkspace } from '../workspace';
import { webpackMarkup } from './webpack-markup';

/**
 * Builds the shell's `src/frame.tsx`, which draws the frame around a page that was made beforehand.
 * It runs where pages are composed, on the server, and stands beside what is served.
 * @returns its path within the shell's build, other for other content
 */
export async function buildFrame({ name, folder, dist }: ShellWorkspace): Promise<string> {
  const target = join(dist, 'server');
  await runWebpack(
    webpackMarkup({
      name,
      folder,
      entry: './src/frame.tsx',
      target,
      filename: 'frame.cjs',
      publicPath: '/',
    }),
  );
  const content = await readFile(join(target, 'frame.cjs'));
  const file = `server/frame.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.cjs`;
  await rename(join(target, 'frame.cjs'), join(dist, file));
  return file;
}
