import { chosenBuild, type RegisteredBuild, withTimeLimit } from '@campus/federation/remote';
import {
  getInstance,
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { abandonAssets, filesFor, loadEntryScript, probeHung } from './assets';
import { createTurns } from './container-turns';
import { report } from './incidents';
import { currentRegistry, loadLimits, tabBucket } from './registry';
import { isHang, type LoadPort, type OfferedVersions, type ModuleRequest } from './remote-module';

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
function registerBuild(container: string, build: RegisteredBuild): void {
  const entry = new URL(build.base + build.entry, document.baseURI).href;
  registerRemotes([{ name: container, entry, entryGlobalName: build.globalName, type: 'global' }], {
    force: registered.has(container),
  });
  registered.add(container);
}

/** Loads a module that a registered container exposes. @throws whatever the loading ran into */
async function loadExposed(container: string, expose: string): Promise<unknown> {
  return loadRemote(`${container}/${expose.replace('./', '')}`);
}

function componentOf(module: unknown, what: string): ComponentType {
  const found = typeof module === 'object' && module !== null && 'default' in module;
  if (!found || typeof module.default !== 'function') {
    throw new Error(`${what} exports no component`);
  }
  return module.default as ComponentType;
}

const takeTurn = createTurns();

async function loadFrom(request: ModuleRequest, build: RegisteredBuild): Promise<ComponentType> {
  const { container, name } = request.remote.declaration;
  const { entry, expose: exposeLimit } = loadLimits();
  const what = `${name} ${build.build} ${request.expose}`;
  await probeHung(filesFor(build, request.expose), entry);
  try {
    const loading = loadExposed(container, request.expose);
    return componentOf(await withTimeLimit(loading, entry + exposeLimit, what), what);
  } catch (error) {
    if (isHang(error)) abandonAssets(build.base);
    throw error;
  }
}

function loadOnce(request: ModuleRequest, build: RegisteredBuild): Promise<ComponentType> {
  const { expose, force } = request;
  const { container } = request.remote.declaration;
  return takeTurn({ container, build: build.build, expose, force }, (anew) => {
    if (anew) registerBuild(container, build);
    return loadFrom(request, build);
  });
}

/** Loading by the federation runtime of this tab. */
export const runtimePort: LoadPort = {
  limits: loadLimits,
  offered: offeredVersions,
  bucket: tabBucket,
  loadOnce,
  isLive: (remote) => {
    const now = currentRegistry().remotes[remote.declaration.name];
    return !!now && chosenBuild(now, tabBucket).build === chosenBuild(remote, tabBucket).build;
  },
  // No build is at fault where the device has no network.
  failed: (error, part) => {
    if (navigator.onLine) report(error, 'load', part);
  },
};
