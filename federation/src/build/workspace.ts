import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
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

/** Reads what a workspace declares: a folder with `remote.ts` is a remote, any other is the shell. */
export async function readWorkspace(folder: string): Promise<RemoteWorkspace | ShellWorkspace> {
  const common = { name: basename(folder), folder, dist: join(folder, 'dist') };
  const declarationFile = join(folder, 'remote.ts');
  if (existsSync(declarationFile)) {
    const module = (await import(pathToFileURL(declarationFile).href)) as {
      remote: RemoteDefinition;
    };
    const definition = module.remote;
    return { ...common, kind: 'remote', definition, declaration: declarationOf(definition) };
  }
  const routesFile = join(folder, 'src/router/own-routes.ts');
  const module = (await import(pathToFileURL(routesFile).href)) as {
    ownRoutes: readonly PageRoute[];
  };
  return { ...common, kind: 'shell', routes: module.ownRoutes };
}
