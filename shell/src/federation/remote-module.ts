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
import { noteRunning, safeBuilds } from './starting';

/** An entry that did not arrive, or was not the file that the registry's hash promises. */
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

/** No build of the remote may start in this tab by itself: it died of them, or is in a reload loop. */
class UnsafeError extends Error {
  override readonly name = 'UnsafeError';
}

/** Whether trying again can help: the network failed, not the code. */
export const isNetworkFault = (error: unknown): boolean =>
  error instanceof EntryFault || isChunkError(error);

/** Whether an answer never came, which a browser may go on waiting for under the same address. */
export const isHang = (error: unknown): boolean => error instanceof TimeLimitError;

/** Share key to the versions that are in this tab. */
export type OfferedVersions = Readonly<Record<string, readonly string[]>>;

/**
 * Says why a build cannot run here, judged by its declared ranges before any of its code is
 * fetched: a mismatch at run time would show only when something breaks. Empty where it can.
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
  /** Pauses between tries, in milliseconds; one more try than pauses. */
  backoff: readonly number[];
  /** When the time for this build ends, as `Date.now()` tells it: no pause may end later. */
  until: number;
  /** Whether a further try, after its pause, is still wanted. */
  goesOn: () => boolean;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs `work` until it succeeds. Only network faults are worth a second try.
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

/** A component that a remote exposes, with the build that it came from. */
export interface LoadedModule {
  Component: ComponentType;
  build: string;
}

export interface ModuleRequest {
  remote: RegisteredRemote;
  /** `./App`, `./widgets/<name>`. */
  expose: string;
  /** Forget what was loaded before: the visitor pressed Retry, or it broke. */
  force: boolean;
}

/** What loading needs from outside: the federation runtime, or a test's stand-in. */
export interface LoadPort {
  limits: () => LoadLimits;
  offered: () => OfferedVersions;
  /** Of this browser, 0 to 99. */
  bucket: number;
  /** One try at one build, which ends after so many milliseconds. */
  loadOnce: (
    request: ModuleRequest,
    build: RegisteredBuild,
    milliseconds: number,
  ) => Promise<ComponentType>;
  /** Whether the remote's builds are still those that the registry names. */
  isLive: (remote: RegisteredRemote) => boolean;
  /** A build is given up. */
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
  // No fault of a build: this tab's shell is another one than they were made for.
  const error = new BlockedError(builds.flatMap(reasonsOf));
  port.failed(error, { remote: remote.declaration.name });
  throw error;
}

/** A build to be tried, and when the time for it ends. */
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

/** Of the time that is left, what a build may take that has another behind it. */
const share = 2 / 3;

/**
 * Loads a part of a remote: the chosen build with retries, then those that were live before it, all of them
 * within the total time.
 * @throws BlockedError where no build fits this shell, else what the first build ran into
 */
export async function loadRemoteModule(
  request: ModuleRequest,
  port: LoadPort,
): Promise<LoadedModule> {
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

/** The parts of one tab: each is loaded once per build, whoever asks for it and however often. */
export interface RemoteModules {
  /** The build that this tab runs of a remote. */
  chosen: (remote: RegisteredRemote) => RegisteredBuild;
  /** The part where it is here already, so that showing it again needs no waiting state. */
  peek: (remote: RegisteredRemote, expose: string) => LoadedModule | undefined;
  load: (request: ModuleRequest) => Promise<LoadedModule>;
}

/** Modules loaded through `port`. A failed one is forgotten, so that asking again loads again. */
export function createRemoteModules(port: LoadPort): RemoteModules {
  const remotes = new Map<string, { build: string; held: Map<string, Held> }>();
  const chosen: RemoteModules['chosen'] = (remote) => chosenBuild(remote, port.bucket);

  // A build that was left is loaded anew where it comes back: its styles are gone by then.
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
