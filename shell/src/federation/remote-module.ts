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
  /** No further try begins that would end its pause later than this, in milliseconds. */
  total: number;
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
  { backoff, total, goesOn }: RetryPlan,
): Promise<T> {
  const started = Date.now();
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work(attempt);
    } catch (error) {
      const wait = backoff[attempt];
      const late = wait === undefined || Date.now() - started + wait > total;
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
  /** One try at one build. */
  loadOnce: (request: ModuleRequest, build: RegisteredBuild) => Promise<ComponentType>;
  /** Whether the remote's builds are still those that the registry names. */
  isLive: (remote: RegisteredRemote) => boolean;
  /** A build is given up. */
  failed: (error: unknown, part: ErrorSource) => void;
}

function runnable({ remote }: ModuleRequest, port: LoadPort): RegisteredBuild[] {
  const { current, previous = current } = remote;
  const builds = [...new Set([chosenBuild(remote, port.bucket), current, previous])];
  const offered = port.offered();
  const reasonsOf = ({ requires }: RegisteredBuild) => unmetRanges(requires, offered);
  const fitting = builds.filter((build) => reasonsOf(build).length === 0);
  if (fitting.length > 0) return fitting;
  // No fault of a build: this tab's shell is another one than they were made for.
  const error = new BlockedError(builds.flatMap(reasonsOf));
  port.failed(error, { remote: remote.declaration.name });
  throw error;
}

async function loadBuild(
  request: ModuleRequest,
  build: RegisteredBuild,
  port: LoadPort,
): Promise<LoadedModule> {
  const plan = { ...port.limits(), goesOn: () => port.isLive(request.remote) };
  const Component = await withRetries(
    (attempt) => port.loadOnce({ ...request, force: request.force || attempt > 0 }, build),
    plan,
  );
  return { Component, build: build.build };
}

/**
 * Loads a part of a remote: the chosen build with retries, then those that were live before it.
 * @throws BlockedError where no build fits this shell, else what the first build ran into
 */
export async function loadRemoteModule(
  request: ModuleRequest,
  port: LoadPort,
): Promise<LoadedModule> {
  let fault: unknown;
  for (const build of runnable(request, port)) {
    try {
      return await loadBuild(request, build, port);
    } catch (error) {
      fault ??= error;
      port.failed(error, { remote: request.remote.declaration.name, build: build.build });
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
