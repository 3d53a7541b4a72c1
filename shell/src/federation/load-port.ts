import type { ComponentType } from 'react';
import { chosenBuild, withTimeLimit } from '@campus/federation/remote';
import type { RegisteredBuild } from '@campus/federation/remote';
import { tabBucket } from './bucket';
import { createTurns } from './container-turns';
import { report } from './incidents';
import { isHang } from './load-faults';
import type { LoadPort, PartRequest } from './part-loader';
import { abandonAssets, probeHung } from './pending-assets';
import { filesFor } from './part-files';
import { currentRegistry, loadLimits } from './registry-store';
import { loadExposed, offeredVersions, registerBuild } from './runtime';

function componentOf(module: unknown, what: string): ComponentType {
  const found = typeof module === 'object' && module !== null && 'default' in module;
  if (!found || typeof module.default !== 'function') {
    throw new Error(`${what} exports no component`);
  }
  return module.default as ComponentType;
}

const takeTurn = createTurns();

async function loadFrom(request: PartRequest, build: RegisteredBuild): Promise<ComponentType> {
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

function loadOnce(request: PartRequest, build: RegisteredBuild): Promise<ComponentType> {
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
