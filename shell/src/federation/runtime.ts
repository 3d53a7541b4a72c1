import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RegisteredBuild } from '@campus/federation/remote';
import type { OfferedVersions } from './compat';
import { loadEntryScript } from './entry-script';
import { loadLimits } from './registry-store';

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type Container = Awaited<ReturnType<LoadEntry>>;

// The runtime's own loader knows no hash, waits 20 s and reuses a tag that hangs.
const entryScripts: ModuleFederationRuntimePlugin = {
  name: 'entry-scripts',
  loadEntry: ({ remoteInfo }) =>
    loadEntryScript(
      { address: remoteInfo.entry, globalName: remoteInfo.entryGlobalName },
      loadLimits().entry,
    ) as Promise<Container>,
};

/** Readies the federation runtime that webpack put into this script. */
export function installRuntime(): void {
  registerPlugins([entryScripts]);
}

/** Versions in the share scope of this tab. */
export function offeredVersions(): OfferedVersions {
  const scope = getInstance()?.shareScopeMap.default ?? {};
  return Object.fromEntries(
    Object.entries(scope).map(([key, versions]) => [key, Object.keys(versions)]),
  );
}

const registered = new Set<string>();

/** Makes `build` the one that the runtime loads `container` from, and forgets what it loaded before. */
export function registerBuild(container: string, build: RegisteredBuild): void {
  const entry = new URL(build.base + build.entry, document.baseURI).href;
  registerRemotes([{ name: container, entry, entryGlobalName: build.globalName, type: 'global' }], {
    force: registered.has(container),
  });
  registered.add(container);
}

/** Loads a module that a registered container exposes. @throws whatever the loading ran into */
export async function loadExposed(container: string, expose: string): Promise<unknown> {
  return loadRemote(`${container}/${expose.replace('./', '')}`);
}
