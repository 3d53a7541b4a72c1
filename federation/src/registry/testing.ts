import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { federationManifest } from '../build/build-remote';
import type { RemoteBuildFile } from './build-file';

const integrityOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'registry-'));

/** Writes a small, complete build of `mfe-tea`, as `npm run build` would leave it, for tests. */
export async function writeBuild(
  build: string,
  routes = ['/tea'],
  pages: Record<string, string> = {},
): Promise<string> {
  const dir = await temporaryFolder();
  const files = {
    'entry.js': `window.tea=${JSON.stringify(build)}`,
    'App.js': 'app',
    'tea.css': '.mfe-tea__a_1{}',
  };
  for (const [path, text] of Object.entries(files)) await writeFile(join(dir, path), text);
  await writeFile(join(dir, 'entry.js.br'), brotliCompressSync(files['entry.js']));
  const made = Object.entries(pages).map(([path, html], index) => ({
    path,
    html,
    file: `${index}.html`,
  }));
  for (const { file, html } of made) await writeFile(join(dir, file), html);
  const file: RemoteBuildFile = {
    build,
    declaration: {
      name: 'mfe-tea',
      container: 'mfe_tea',
      title: 'Tea',
      owner: 'Team Tea',
      routes: routes.map((path) => ({
        path,
        title: 'Tea',
        access: 'public',
        layout: 'app',
        chunk: 'tea',
      })),
      navigation: [],
      widgets: [],
      requires: {},
      budgets: { firstScreen: 1000 },
    },
    entry: 'entry.js',
    globalName: `mfe_tea_${build}`,
    exposes: { './App': { js: ['App.js'], css: [], shared: ['react'] } },
    chunks: { tea: { js: [], css: ['tea.css'], shared: ['@campus/contract/react'] } },
    requires: { react: '^19.3.1' },
    pages: Object.fromEntries(
      made.map(({ path, html, file }) => [path, { path: file, integrity: integrityOf(html) }]),
    ),
    assets: Object.entries(files).map(([path, text]) => ({
      path,
      bytes: text.length,
      brotli: text.length,
      integrity: integrityOf(text),
    })),
  };
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, 'remote.json'), JSON.stringify(file));
  await writeFile(join(dir, 'mf-manifest.json'), JSON.stringify(federationManifest(file)));
  return dir;
}
