import { chosenBuild, type RegisteredBuild, withTimeLimit } from '@campus/federation/remote';
import type { ComponentType } from 'react';
import { abandonAssets, filesFor, loadEntryScript, probeHung } from './assets';
import { report } from './incidents';
import { currentRegistry, loadLimits, tabBucket } from './registry';
import { isHang, type LoadPort, type ModuleRequest, type OfferedVersions } from './remote-module';

/** One part of one build that is about to be loaded. */
export interface Turn {
  container: string;
  build: string;
  expose: string;
  /** The earlier result is not usable: it failed or crashed. */
  force: boolean;
}

interface Held {
  build: string;
  /** How many times the container was registered. */
  age: number;
  loading: Set<Promise<unknown>>;
  /** The age at which a part last failed. */
  failedAt: Map<string, number>;
}

export type TakeTurn = <T>(turn: Turn, load: (anew: boolean) => Promise<T>) => Promise<T>;

/**
 * Lets the parts of a remote share its container. Registering it again breaks loads that are still running
 * from it, so that waits until none are. If several parts of a remote failed together, one of them registers
 * it again and the others load from the result.
 */
export function createTurns(): TakeTurn {
  const containers = new Map<string, Held>();

  return async ({ container, build, expose, force }, load) => {
    const held = containers.get(container) ?? {
      build: '',
      age: 0,
      loading: new Set(),
      failedAt: new Map(),
    };
    containers.set(container, held);
    const spent = () =>
      held.build !== build || (force && (held.failedAt.get(expose) ?? held.age) === held.age);
    while (spent() && held.loading.size > 0) await Promise.allSettled(held.loading);

    const anew = spent();
    if (anew) {
      held.age += 1;
      held.build = build;
    }
    const { age } = held;
    const loading = load(anew);
    held.loading.add(loading);
    try {
      const loaded = await loading;
      held.failedAt.delete(expose);
      return loaded;
    } catch (error) {
      held.failedAt.set(expose, age);
      throw error;
    } finally {
      held.loading.delete(loading);
    }
  };
}

/** The object that a build stores on `window`: webpack's own container. */
interface Container {
  init: (scope: object, seen: unknown[]) => unknown;
  /** @returns a factory for the module that is exposed under that name */
  get: (expose: string) => Promise<() => unknown>;
}

// webpack's own share scope, by key and version.
declare const __webpack_init_sharing__: (scope: string) => unknown;
declare const __webpack_share_scopes__: Readonly<
  Record<string, Readonly<Record<string, object>> | undefined>
>;
const scopeName = 'default';

/** Puts the shared modules into the share scope of this tab. */
export function installRuntime(): void {
  void __webpack_init_sharing__(scopeName);
}

/** The versions in the share scope of this tab. */
export function offeredVersions(): OfferedVersions {
  const scope = __webpack_share_scopes__[scopeName] ?? {};
  return Object.fromEntries(
    Object.entries(scope).map(([key, versions]) => [key, Object.keys(versions)]),
  );
}

interface Begun {
  readonly build: RegisteredBuild;
  container?: Promise<Container>;
}

const begun = new Map<string, Begun>();

/** Assigns `build` to `container`, and discards what was loaded before. */
function registerBuild(container: string, build: RegisteredBuild): void {
  const before = begun.get(container);
  if (before) Reflect.deleteProperty(window, before.build.globalName);
  begun.set(container, { build });
}

async function beginContainer({ base, entry, globalName }: RegisteredBuild): Promise<Container> {
  const address = new URL(base + entry, document.baseURI).href;
  const found = await loadEntryScript({ address, globalName }, loadLimits().entry);
  const container = found as Container;
  await container.init(__webpack_share_scopes__[scopeName] ?? {}, []);
  return container;
}

/** Loads a module that a registered container exposes. @throws the loading error */
async function loadExposed(name: string, expose: string): Promise<unknown> {
  const one = begun.get(name);
  if (!one) throw new Error(`${name} is not registered`);
  one.container ??= beginContainer(one.build).catch((error: unknown) => {
    delete one.container;
    throw error;
  });
  const make = await (await one.container).get(expose);
  return make();
}

function componentOf(module: unknown, what: string): ComponentType {
  const hasDefault = typeof module === 'object' && module !== null && 'default' in module;
  if (!hasDefault || typeof module.default !== 'function') {
    throw new Error(`${what} exports no component`);
  }
  return module.default as ComponentType;
}

const takeTurn = createTurns();

async function loadFrom(
  request: ModuleRequest,
  build: RegisteredBuild,
  until: number,
): Promise<ComponentType> {
  const { container, name } = request.remote.declaration;
  const { entry, expose: exposeLimit } = loadLimits();
  const what = `${name} ${build.build} ${request.expose}`;
  const within = (milliseconds: number) => Math.max(0, Math.min(milliseconds, until - Date.now()));
  await probeHung(filesFor(build, request.expose), within(entry));
  try {
    const loading = loadExposed(container, request.expose);
    return componentOf(await withTimeLimit(loading, within(entry + exposeLimit), what), what);
  } catch (error) {
    if (isHang(error)) abandonAssets(build.base);
    throw error;
  }
}

function loadOnce(
  request: ModuleRequest,
  build: RegisteredBuild,
  milliseconds: number,
): Promise<ComponentType> {
  const { expose, force } = request;
  const until = Date.now() + milliseconds;
  const { container } = request.remote.declaration;
  return takeTurn({ container, build: build.build, expose, force }, (anew) => {
    if (anew) registerBuild(container, build);
    return loadFrom(request, build, until);
  });
}

/** Loading through the federation runtime of this tab. */
export const runtimePort: LoadPort = {
  limits: loadLimits,
  offered: offeredVersions,
  bucket: tabBucket,
  loadOnce,
  isLive: (remote) => {
    const now = currentRegistry().remotes[remote.declaration.name];
    return !!now && chosenBuild(now, tabBucket).build === chosenBuild(remote, tabBucket).build;
  },
  // No build is at fault if the device has no network.
  failed: (error, part) => {
    if (navigator.onLine) report(error, 'load', part);
  },
};
