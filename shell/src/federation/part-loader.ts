import type { ComponentType } from 'react';
import type { LoadLimits, RegisteredBuild, RegisteredRemote } from '@campus/federation/remote';
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
  /** One try at one build. */
  loadOnce: (request: PartRequest, build: RegisteredBuild) => Promise<ComponentType>;
}

function runnable(request: PartRequest, port: LoadPort): RegisteredBuild[] {
  const { current, previous } = request.remote;
  const builds = previous ? [current, previous] : [current];
  const offered = port.offered();
  const fitting = builds.filter(({ requires }) => unmetRanges(requires, offered).length === 0);
  if (fitting.length === 0) throw new BlockedError(unmetRanges(current.requires, offered));
  return fitting;
}

/**
 * Loads a part of a remote: the current build with retries, then the previous one.
 * @throws BlockedError where no build fits this shell, else what the last try ran into
 */
export async function loadPart(request: PartRequest, port: LoadPort): Promise<LoadedPart> {
  const { backoff, total } = port.limits();
  let fault: unknown;
  for (const build of runnable(request, port)) {
    try {
      const Component = await withRetries(
        (attempt) => port.loadOnce({ ...request, force: request.force || attempt > 0 }, build),
        { backoff, total },
      );
      return { Component, build: build.build };
    } catch (error) {
      fault = fault ?? error;
    }
  }
  throw fault;
}
