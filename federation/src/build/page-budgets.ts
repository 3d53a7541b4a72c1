import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Asset, RemoteBuildFile, ShellBuildFile } from '../registry/build-file';
import { registeredBuild } from '../registry/compose';
import { pageAssets } from '../registry/page-assets';
import type { RegistryDocument } from '../remote/registry-document';
import { brotliSize, budgetFaults, budgetTable, type Measure } from './budgets';
import { BuildRefused } from './run-webpack';
import { root } from './workspace';

const limits: Readonly<Record<string, number>> = {
  '/': 110 * 1024,
  '/dashboard': 170 * 1024,
};

function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

function builtRemotes(): RemoteBuildFile[] {
  return readdirSync(root).flatMap((name) => {
    const file = readJson<RemoteBuildFile>(join(root, name, 'dist/remote.json'));
    return file ? [file] : [];
  });
}

function registryOf(remotes: readonly RemoteBuildFile[]): RegistryDocument {
  const entries = remotes.map((file) => {
    const { declaration } = file;
    const current = registeredBuild(declaration.name, file);
    return [declaration.name, { status: 'on' as const, declaration, current }];
  });
  return { revision: 'budgets', remotes: Object.fromEntries(entries) };
}

function addressed(shell: ShellBuildFile, remotes: readonly RemoteBuildFile[]): Asset[] {
  const own = shell.assets.map((asset) => ({ ...asset, path: `/${asset.path}` }));
  const theirs = remotes.flatMap((file) =>
    file.assets.map((asset) => ({
      ...asset,
      path: `/r/${file.declaration.name}/${file.build}/${asset.path}`,
    })),
  );
  return [...own, ...theirs];
}

/** Scripts and styles that each page with a budget loads, in bytes after brotli. */
export function measurePages(
  shell: ShellBuildFile,
  remotes: readonly RemoteBuildFile[],
): Measure[] {
  const registry = registryOf(remotes);
  const assets = addressed(shell, remotes);
  const initial = [...shell.initial.js, ...shell.initial.css].map((path) => `/${path}`);
  return Object.entries(limits).flatMap(([what, limit]) => {
    const page = pageAssets(shell, registry, what);
    if (!page) return [];
    const size = brotliSize(assets, [...initial, ...page.scripts, ...page.styles]);
    return [{ what, size, limit }];
  });
}

/** Prints what the pages weigh. @throws BuildRefused where one is over its budget */
export function checkPages(options: { say: (line: string) => void; loud: boolean }): void {
  const shell = readJson<ShellBuildFile>(join(root, 'shell/dist/shell.json'));
  if (!shell) return;
  const measures = measurePages(shell, builtRemotes());
  if (options.loud && measures.length > 0) {
    options.say(`Scripts and styles per page, after brotli:\n${budgetTable(measures)}`);
  }
  const faults = budgetFaults(measures);
  if (faults.length > 0) throw new BuildRefused(faults.join('\n'));
}
