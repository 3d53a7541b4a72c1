import {
  chosenBuild,
  inRange,
  isChunkError,
  type LoadLimits,
  type RegisteredBuild,
  type RegisteredRemote,
  TimeLimitError,
} from '@campus/federation/remote';
import type { ComponentType } from 'react';
import type { ErrorSource } from './incidents';
import { noteRunning, safeBuilds, whenRead } from './starting';

/** An entry that did not load, or did not match the registry's hash. */
export class EntryFault extends Error {
  override readonly name = 'EntryFault';
}

/** No build of the remote fits what this shell offers. */
export class BlockedError extends Error {
  override readonly name = 'BlockedError';
  constructor(readonly reasons: readonly string[]) {
    super(reasons.join('; '));
  }
}

/** No build of the remote may start automatically in this tab: it crashed the tab, or caused a reload loop. */
class UnsafeError extends Error {
  override readonly name = 'UnsafeError';
}

/** Whether a retry can help: the network failed, not the code. */
export const isNetworkFault = (error: unknown): boolean =>
  error instanceof EntryFault || isChunkError(error);

/** Whether a response never arrived; a browser may keep waiting for it under the same address. */
export const isHang = (error: unknown): boolean => error instanceof TimeLimitError;

/** Maps a share key to the versions in this tab. */
export type OfferedVersions = Readonly<Record<string, readonly string[]>>;

/**
 * Explains why a build cannot run here, by its declared ranges and before any of its code is fetched: a
 * mismatch at run time would only show when something breaks. Empty if it can run.
 */
export function unmetRanges(
  requires: Readonly<Record<string, string>>,
  offered: OfferedVersions,
): string[] {
  return Object.entries(requires).flatMap(([key, range]) => {
    const versions = offered[key] ?? [];
    if (versions.some((version) => inRange(version, range))) return [];
    return [`needs ${key} ${range}, here is ${versions.join(', ') || 'none'}`];
  });
}

interface RetryPlan {
  /** Pauses between tries, in milliseconds; there is one more try than pauses. */
  backoff: readonly number[];
  /** Deadline for this build, as a `Date.now()` value: no pause may end later. */
  until: number;
  /** Whether another try is still wanted after its pause. */
  goesOn: () => boolean;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs `work` until it succeeds. Only network faults are retried.
 * @throws the last error
 */
async function withRetries<T>(
  work: (attempt: number) => Promise<T>,
  { backoff, until, goesOn }: RetryPlan,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work(attempt);
    } catch (error) {
      const wait = backoff[attempt];
      const late = wait === undefined || Date.now() + wait > until;
      if (late || !isNetworkFault(error)) throw error;
      await pause(wait);
      if (!goesOn()) throw error;
    }
  }
}

/** A component that a remote exposes, with its build. */
export interface LoadedModule {
  Component: ComponentType;
  build: string;
}

export interface ModuleRequest {
  remote: RegisteredRemote;
  /** `./App`, `./widgets/<name>`. */
  expose: string;
  /** Discard what was loaded before: the visitor pressed Retry, or it broke. */
  force: boolean;
}

/** The external dependencies of loading: the federation runtime, or a test's stand-in. */
export interface LoadPort {
  limits: () => LoadLimits;
  offered: () => OfferedVersions;
  /** The bucket of this browser, 0 to 99. */
  bucket: number;
  /** One try at one build, with a time limit in milliseconds. */
  loadOnce: (
    request: ModuleRequest,
    build: RegisteredBuild,
    milliseconds: number,
  ) => Promise<ComponentType>;
  /** Whether the remote's builds are still those in the registry. */
  isLive: (remote: RegisteredRemote) => boolean;
  /** Called when a build is given up. */
  failed: (error: unknown, part: ErrorSource) => void;
}

function runnable({ remote, expose }: ModuleRequest, port: LoadPort): RegisteredBuild[] {
  const { current, previous = current } = remote;
  const builds = [...new Set([chosenBuild(remote, port.bucket), current, previous])];
  const offered = port.offered();
  const reasonsOf = ({ requires }: RegisteredBuild) => unmetRanges(requires, offered);
  const fitting = builds.filter((build) => reasonsOf(build).length === 0);
  const { name } = remote.declaration;
  const safe = safeBuilds(name, fitting, expose);
  if (safe.length > 0) return safe;
  if (fitting.length > 0) throw new UnsafeError(`${name} kept this tab from answering`);
  // Not the build's fault: this tab's shell is not the one that it was made for.
  const error = new BlockedError(builds.flatMap(reasonsOf));
  port.failed(error, { remote: remote.declaration.name });
  throw error;
}

/** A build to try, with its deadline. */
interface Trial {
  build: RegisteredBuild;
  until: number;
}

async function loadBuild(
  request: ModuleRequest,
  { build, until }: Trial,
  port: LoadPort,
): Promise<LoadedModule> {
  const { backoff } = port.limits();
  noteRunning({ remote: request.remote.declaration.name, build: build.build }, true);
  const Component = await withRetries(
    (attempt) => {
      const asked = { ...request, force: request.force || attempt > 0 };
      return port.loadOnce(asked, build, until - Date.now());
    },
    { backoff, until, goesOn: () => port.isLive(request.remote) },
  );
  return { Component, build: build.build };
}

/** The share of the remaining time for a build that has a fallback. */
const share = 2 / 3;

/**
 * Loads a part of a remote: the chosen build with retries, then the builds that were live before it, all
 * within the total time.
 * @throws BlockedError if no build fits this shell, otherwise the first build's error
 */
export async function loadRemoteModule(
  request: ModuleRequest,
  port: LoadPort,
): Promise<LoadedModule> {
  const reading = whenRead();
  if (reading) await reading;
  let fault: unknown;
  const end = Date.now() + port.limits().total;
  const { expose } = request;
  const builds = runnable(request, port);
  for (const build of builds) {
    const left = end - Date.now();
    const until = build === builds.at(-1) ? end : end - left * (1 - share);
    try {
      return await loadBuild(request, { build, until }, port);
    } catch (error) {
      fault ??= error;
      port.failed(error, { remote: request.remote.declaration.name, build: build.build, expose });
      if (!port.isLive(request.remote)) break;
    }
  }
  throw fault;
}

interface Held {
  loading: Promise<LoadedModule>;
  part?: LoadedModule;
}

/** The parts of one tab: each is loaded once per build, for all callers. */
export interface RemoteModules {
  /** The build of a remote that this tab runs. */
  chosen: (remote: RegisteredRemote) => RegisteredBuild;
  /** The part if it is already loaded, so that showing it again needs no waiting state. */
  peek: (remote: RegisteredRemote, expose: string) => LoadedModule | undefined;
  load: (request: ModuleRequest) => Promise<LoadedModule>;
}

/** Loads modules through `port`. A failed one is discarded, so that the next request loads it again. */
export function createRemoteModules(port: LoadPort): RemoteModules {
  const remotes = new Map<string, { build: string; held: Map<string, Held> }>();
  const chosen: RemoteModules['chosen'] = (remote) => chosenBuild(remote, port.bucket);

  // A build that was left is loaded again when it returns: its styles have been removed by then.
  const heldOf = (remote: RegisteredRemote): Map<string, Held> => {
    const { name } = remote.declaration;
    const { build } = chosen(remote);
    const known = remotes.get(name);
    if (known?.build === build) return known.held;
    const held = new Map<string, Held>();
    remotes.set(name, { build, held });
    return held;
  };

  return {
    chosen,
    peek: (remote, expose) => heldOf(remote).get(expose)?.part,
    load: (request) => {
      const { remote, expose, force } = request;
      const held = heldOf(remote);
      const known = held.get(expose);
      if (known && !force) return known.loading;
      const entry: Held = { loading: loadRemoteModule(request, port) };
      held.set(expose, entry);
      entry.loading.then(
        (part) => {
          entry.part = part;
        },
        () => {
          if (held.get(expose) === entry) held.delete(expose);
        },
      );
      return entry.loading;
    },
  };
}
