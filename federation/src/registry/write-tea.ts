import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { federationManifest, type RemoteBuildFile } from './build-file';
import type { RemoteDeclaration } from '../remote/declaration';

export const integrityOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A build of `mfe-tea`, a remote without a workspace. Its first file is its entry. */
interface TeaBuild extends Partial<Omit<RemoteBuildFile, 'assets' | 'declaration'>> {
  build: string;
  files: Readonly<Record<string, string>>;
  declaration?: Partial<RemoteDeclaration>;
}

/** Writes the build for tests, as `npm run build` would. @returns its folder */
export async function writeTea({ build, files, declaration, ...more }: TeaBuild): Promise<string> {
  const [entry = ''] = Object.keys(files);
  const file: RemoteBuildFile = {
    build,
    declaration: {
      name: 'mfe-tea',
      container: 'mfe_tea',
      title: 'Tea',
      owner: 'Team Tea',
      routes: [{ path: '/tea', title: 'Tea', access: 'public', layout: 'public' }],
      navigation: [],
      widgets: [],
      requires: {},
      budgets: { firstScreen: 20_000 },
      ...declaration,
    },
    entry,
    globalName: `mfe_tea_${build}`,
    exposes: { './App': { js: [entry], css: [], shared: ['react'] } },
    chunks: {},
    requires: { react: '^19.0.0' },
    ...more,
    assets: Object.entries(files).map(([path, text]) => {
      const { length } = text;
      return { path, bytes: length, brotli: length, integrity: integrityOf(text) };
    }),
  };
  const dir = await mkdtemp(join(tmpdir(), 'campus-tea-'));
  const written = { ...files, 'remote.json': JSON.stringify(file) };
  const all = { ...written, 'mf-manifest.json': JSON.stringify(federationManifest(file)) };
  for (const [path, text] of Object.entries(all)) await writeFile(join(dir, path), text);
  return dir;
}
