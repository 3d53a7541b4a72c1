import type { ComponentType } from 'react';
import { chosenBuild } from '@campus/federation/remote';
import type { LoadLimits, RegisteredBuild, RegisteredRemote } from '@campus/federation/remote';
import type { Blame } from './blame';
import { unmetRanges, type OfferedVersions } from './compat';
import { BlockedError } from './load-faults';
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
  /** Whether the remote's builds are still those that the registry names. */
  isLive: (remote: RegisteredRemote) => boolean;
  /** A build is given up. */
  failed: (error: unknown, part: Blame) => void;
}

function runnable({ remote }: PartRequest, port: LoadPort): RegisteredBuild[] {
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
  request: PartRequest,
  build: RegisteredBuild,
  port: LoadPort,
): Promise<LoadedPart> {
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
export async function loadPart(request: PartRequest, port: LoadPort): Promise<LoadedPart> {
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
