import type { ComponentType } from 'react';
import { buildsToTry } from '@campus/federation/remote';
import type { LoadLimits, RegisteredBuild, RegisteredRemote } from '@campus/federation/remote';
import { unmetRanges, type OfferedVersions } from './compat';
import { BlockedError, isNetworkFault } from './load-faults';
import { withRetries } from './with-retries';

/** A component that a remote exposes, with the build that it came from. */
export interface LoadedPart {
  Component: ComponentType;
  build: string;
}

export interface PartRequest {
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
  loadOnce: (request: PartRequest, build: RegisteredBuild) => Promise<ComponentType>;
  /** A file did not arrive: learns whether another build is live by now. */
  renew: (remote: RegisteredRemote) => void;
  /** Whether the remote's builds are still those that the registry names. */
  isLive: (remote: RegisteredRemote) => boolean;
  /** A build is given up; `build` is missing where the network is as likely to blame. */
  failed: (error: unknown, part: { remote: string; build?: string }) => void;
}

function runnable({ remote }: PartRequest, port: LoadPort): RegisteredBuild[] {
  const builds = buildsToTry(remote, port.bucket);
  const offered = port.offered();
  const reasons = builds.map(({ requires }) => unmetRanges(requires, offered));
  const fitting = builds.filter((_, index) => reasons[index]?.length === 0);
  if (fitting.length > 0) return fitting;
  // No fault of the build: this tab's shell is another one than it was made for.
  const error = new BlockedError(reasons[0] ?? []);
  port.failed(error, { remote: remote.declaration.name });
  throw error;
}

async function loadBuild(
  request: PartRequest,
  build: RegisteredBuild,
  port: LoadPort,
): Promise<LoadedPart> {
  const { remote, force } = request;
  const Component = await withRetries(
    async (attempt) => {
      try {
        return await port.loadOnce({ ...request, force: force || attempt > 0 }, build);
      } catch (error) {
        if (attempt === 0 && !force && isNetworkFault(error)) port.renew(remote);
        throw error;
      }
    },
    { ...port.limits(), goesOn: () => port.isLive(remote) },
  );
  return { Component, build: build.build };
}

/**
 * Loads a part of a remote: the chosen build with retries, then those that were live before it.
 * @throws BlockedError where no build fits this shell, else what the first build ran into
 */
export async function loadPart(request: PartRequest, port: LoadPort): Promise<LoadedPart> {
  const remote = request.remote.declaration.name;
  const faults: { error: unknown; build: string }[] = [];
  const tell = (loaded: boolean) => {
    for (const { error, build } of faults) {
      port.failed(error, loaded || !isNetworkFault(error) ? { remote, build } : { remote });
    }
  };
  for (const build of runnable(request, port)) {
    try {
      const part = await loadBuild(request, build, port);
      tell(true);
      return part;
    } catch (error) {
      faults.push({ error, build: build.build });
      if (!port.isLive(request.remote)) break;
    }
  }
  tell(false);
  throw faults[0]?.error;
}
