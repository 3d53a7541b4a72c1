import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { PageRoute, RemoteDeclaration, RemoteDefinition } from '../remote/declaration';
import { declarationOf } from './remote-definition';

/** The repository's root folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

interface PackageJson {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

export function readPackage(folder: string): PackageJson {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;
}

interface Workspace {
  /** Folder name: `shell`, `mfe-feed`. */
  name: string;
  folder: string;
  dist: string;
}

export interface RemoteWorkspace extends Workspace {
  kind: 'remote';
  definition: RemoteDefinition;
  declaration: RemoteDeclaration;
}

export interface ShellWorkspace extends Workspace {
  kind: 'shell';
  routes: readonly PageRoute[];
}

/** Runs a module that declares something as data. The pages that it imports lazily are not read. */
async function declaredIn<T>(file: string): Promise<T> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    outdir: dirname(file),
    external: ['./src/*'],
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.text ?? '';
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as T;
}

/** Reads what a workspace declares: a folder with `remote.ts` is a remote, any other is the shell. */
export async function readWorkspace(folder: string): Promise<RemoteWorkspace | ShellWorkspace> {
  const common = { name: basename(folder), folder, dist: join(folder, 'dist') };
  const declarationFile = join(folder, 'remote.ts');
  if (existsSync(declarationFile)) {
    const { remote } = await declaredIn<{ remote: RemoteDefinition }>(declarationFile);
    return { ...common, kind: 'remote', definition: remote, declaration: declarationOf(remote) };
  }
  const routesFile = join(folder, 'src/router/own-routes.ts');
  const { ownRoutes } = await declaredIn<{ ownRoutes: readonly PageRoute[] }>(routesFile);
  return { ...common, kind: 'shell', routes: ownRoutes };
}
