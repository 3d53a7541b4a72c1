import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFolder, changePointer, type Decide, type Place } from './change-pointer';
import type { ChangedBy } from './pointer';
import { Refusal } from './refusal';
import { storeBuild, type StoreRequest } from './store';

export interface PublishRequest extends StoreRequest {
  /** Default: `operator`. */
  by?: ChangedBy;
  /** Runs around the swap of the pointer, when the build has its place. Default: just runs it. */
  around?: (swap: () => Promise<void>) => Promise<void>;
}

export interface CanaryRequest extends PublishRequest {
  /** Per cent of the browsers, 1 to 100. */
  share: number;
}

export interface Published {
  remote: string;
  build: string;
  /** What was live before, and is `previous` now. */
  from?: string;
  /** False where that very build was live already. */
  changed: boolean;
}

/** The builds that a pointer names lie there: a sweep may have been between upload and swap. */
async function mustLie(place: Place, build: string): Promise<void> {
  const file = join(buildFolder(place, build), 'remote.json');
  await stat(file).catch(() => {
    throw new Refusal(`The build ${build} of ${place.remote} is not there any more`);
  });
}

async function swapPointer(request: PublishRequest, place: Place, decide: Decide): Promise<void> {
  const swap = async () => {
    await changePointer(place, decide);
  };
  await (request.around ? request.around(swap) : swap());
}

function placeOf({ remotesDir, by, onStep }: PublishRequest, remote: string): Place {
  return { remotesDir, remote, by, onStep, mends: true };
}

/**
 * Makes a build live: uploads it beside the others, verifies every file by its hash, and only then swaps
 * the remote's pointer. What was live becomes `previous`, and a canary ends.
 * @throws Refusal where a file is missing or differs, or `check` refuses; nothing live has changed then
 */
export async function publishBuild(request: PublishRequest): Promise<Published> {
  const file = await storeBuild(request);
  const { build } = file;
  const remote = file.declaration.name;
  const place = placeOf(request, remote);
  let from: string | undefined;
  const decide: Decide = async (before) => {
    from = before?.current;
    if (from === build) return undefined;
    await mustLie(place, build);
    const { canary: _ended, previous: _older, ...kept } = before ?? {};
    const named = from ? { from } : {};
    return {
      pointer: { ...kept, current: build, ...(from && { previous: from }) },
      change: { action: 'publish', build, ...named },
    };
  };
  await swapPointer(request, place, decide);
  return { remote, build, ...(from && from !== build && { from }), changed: from !== build };
}

/**
 * Tries a build out: `share` per cent of the browsers get it, the others what is live. The same build
 * again changes its share.
 * @throws Refusal where nothing is live yet or that very build is, and as `publishBuild` does
 */
export async function publishCanary(request: CanaryRequest): Promise<Published> {
  const file = await storeBuild(request);
  const { build } = file;
  const { share } = request;
  const remote = file.declaration.name;
  const place = placeOf(request, remote);
  let changed = false;
  await swapPointer(request, place, async (before) => {
    if (!before)
      throw new Refusal(`${remote} has nothing live yet that a canary could stand beside`);
    if (before.current === build) throw new Refusal(`${remote} ${build} is live for everybody`);
    if (before.canary?.build === build && before.canary.share === share) return undefined;
    await mustLie(place, build);
    changed = true;
    const { history: _history, ...pointer } = before;
    return {
      pointer: { ...pointer, canary: { build, share } },
      change: { action: 'canary', build, from: before.canary?.build ?? before.current },
    };
  });
  return { remote, build, changed };
}
