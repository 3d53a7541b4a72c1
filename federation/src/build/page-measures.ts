import type { Asset, RemoteBuildFile, ShellBuildFile } from '../registry/build-file';
import { registeredBuild } from '../registry/compose';
import { pageAssets } from '../registry/page-assets';
import type { RegistryDocument } from '../remote/registry-document';
import { brotliSize, type Measure } from './budgets';

/** Bytes after brotli that all of a page's scripts and styles may have. */
const limits: Readonly<Record<string, number>> = {
  '/': 110 * 1024,
  '/dashboard': 170 * 1024,
};

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
