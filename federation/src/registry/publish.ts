import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  buildFolder,
  type ChangedBy,
  type ChangeSource,
  changePointer,
  changesWhatIsLive,
  type Decide,
  type Place,
  type Pointer,
  readPointer,
} from './pointer';
import { Refusal } from '@campus/node-tools/refusal';
import { descriptionOf, nameOf } from './build-file';
import { readDescription, storeBuild, type StoreRequest } from './store';

export interface PublishRequest extends StoreRequest {
  /** Default: `operator`. */
  by?: ChangedBy | undefined;
  source?: ChangeSource | undefined;
  /** Whether a browser has run the build; asked when it is stored. Default: no. */
  isTried?: (() => boolean) | undefined;
  /** The remote's live build, and its canary, when this build was judged; without `canary` where it is unknown. */
  judgedBeside?: { build: string | undefined; canary?: string | undefined } | undefined;
  /** Runs around the swap of the pointer, once the build is stored. Default: just runs it. */
  around?: (swap: () => Promise<void>) => Promise<void>;
}

export interface CanaryRequest extends PublishRequest {
  /** Per cent of the browsers, 1 to 100. */
  share: number;
}

export interface Published {
  remote: string;
  build: string;
  /** The build that was live before and is `previous` now. */
  from?: string;
  /** Only for a preview: its address on the site, for the people who should see it, and when it ends. */
  link?: { path: string; until: string };
  /** False if that build was live already. */
  changed: boolean;
}

/** Checks that the builds a pointer names still exist: a sweep may have run between upload and swap. */
export async function requireBuild(place: Place, build: string): Promise<void> {
  const file = join(buildFolder(place, build), descriptionOf(place.remote));
  await stat(file).catch(() => {
    throw new Refusal(`The build ${build} of ${place.remote} no longer exists`);
  });
}

/** What somebody else has changed since the build was judged: `from one to two`. */
function overtakenBy(
  { build, ...judged }: NonNullable<PublishRequest['judgedBeside']>,
  before: Pointer | undefined,
): string | undefined {
  const canary = before?.canary?.build;
  if (before?.current !== build)
    return `from ${build ?? 'nothing'} to ${before?.current ?? 'nothing'}`;
  // Publishing ends a canary: that of another team, if it has begun meanwhile.
  const isNew = canary && 'canary' in judged && canary !== judged.canary;
  return isNew ? `its canary from ${judged.canary ?? 'nothing'} to ${canary}` : undefined;
}

/** @throws Refusal if somebody else has published meanwhile; it states who and when */
function refuseWhereOvertaken(
  { judgedBeside }: PublishRequest,
  { remote }: Place,
  before: Pointer | undefined,
): void {
  const what = judgedBeside && overtakenBy(judgedBeside, before);
  if (!what) return;
  const { at, by, source } = before?.history?.find(changesWhatIsLive) ?? {};
  const who = [by && `by ${by}`, source && `(${source.token})`, at && `at ${at}`];
  const change = [`${remote} changed ${what}`, ...who.filter(Boolean)].join(' ');
  throw new Refusal(`While this build was judged, ${change}: publish again, or use --anyway`);
}

export async function swapPointer(
  request: PublishRequest,
  place: Place,
  decide: Decide,
): Promise<void> {
  const swap = async () => {
    await changePointer(place, decide);
  };
  await (request.around ? request.around(swap) : swap());
}

export function placeOf({ remotesDir, by, source, onStep }: PublishRequest, remote: string): Place {
  return { remotesDir, remote, by, source, onStep, mends: true };
}

const triedBy = ({ isTried }: PublishRequest) => (isTried?.() ? { tried: true } : {});

/**
 * Makes a build live: uploads it beside the others, verifies every file by its hash, and only then swaps
 * the remote's pointer. The build that was live becomes `previous`, and a canary ends.
 * @throws Refusal if a file is missing or differs, or `check` refuses; nothing live has changed in that case
 */
export async function publishBuild(request: PublishRequest): Promise<Published> {
  const file = await storeBuild(request);
  const { build } = file;
  const remote = nameOf(file);
  const place = placeOf(request, remote);
  let from: string | undefined;
  const decide: Decide = async (before) => {
    from = before?.current;
    if (from === build) return undefined;
    refuseWhereOvertaken(request, place, before);
    await requireBuild(place, build);
    const { canary: _ended, previous: _older, ...rest } = before ?? {};
    const named = from ? { from } : {};
    return {
      pointer: { ...rest, current: build, ...(from && { previous: from }) },
      change: { action: 'publish', build, ...named, ...triedBy(request) },
    };
  };
  await swapPointer(request, place, decide);
  return { remote, build, ...(from && from !== build && { from }), changed: from !== build };
}

/**
 * Publishes a canary: `share` per cent of the browsers get it, the others get what is live. Publishing the
 * same build again changes its share.
 * @throws Refusal if nothing is live yet or this build is live, and as `publishBuild` does
 */
export async function publishCanary(request: CanaryRequest): Promise<Published> {
  const file = await storeBuild(request);
  const { build } = file;
  const { share } = request;
  const remote = nameOf(file);
  const place = placeOf(request, remote);
  let changed = false;
  await swapPointer(request, place, async (before) => {
    if (!before) throw new Refusal(`${remote} has no live build yet, which a canary needs`);
    if (before.current === build)
      throw new Refusal(`${remote} ${build} is already live for everybody`);
    if (before.canary?.build === build && before.canary.share === share) return undefined;
    refuseWhereOvertaken(request, place, before);
    await requireBuild(place, build);
    changed = true;
    const { history: _history, ...pointer } = before;
    return {
      pointer: { ...pointer, canary: { build, share } },
      change: {
        action: 'canary',
        build,
        from: before.canary?.build ?? before.current,
        ...triedBy(request),
      },
    };
  });
  return { remote, build, changed };
}

/** Whether the build is or was live, or a canary: then somebody has already decided about it. */
function isDecided(pointer: Pointer, build: string, lies: boolean): boolean {
  const { current, previous, canary, history, decided = [] } = pointer;
  const named = [current, previous, canary?.build, ...decided];
  if (named.includes(build)) return true;
  // A pointer written by hand has no history. Its stored builds count as live before.
  if (!history) return lies;
  return history.some((change) => change.build === build || change.from === build);
}

async function publishIfNew(
  dir: string,
  { remotesDir, again }: NewBuilds,
): Promise<Published | undefined> {
  const file = await readDescription(dir);
  const [name, { build }] = [nameOf(file), file];
  const pointer = await readPointer(remotesDir, name).catch(() => undefined);
  const lies = existsSync(join(remotesDir, name, build));
  const isSettled = again ? pointer?.current === build : pointer && isDecided(pointer, build, lies);
  if (isSettled) return undefined;
  return publishBuild({ dir, remotesDir, by: 'start' });
}

export interface NewBuilds {
  /** Folder of the workspaces, each with its `dist`. */
  root: string;
  remotesDir: string;
  /** Called with one sentence for a build that is not published. The live build stays. */
  warn: (sentence: string) => void;
  /** Also publishes builds that were live before: needed after going back in the sources. */
  again?: boolean | undefined;
}

const descriptions = ['remote.json', 'shell.json'];

/**
 * Publishes the workspace builds that were never published. A build that was published before is skipped, even
 * if another is live: it was rolled back.
 */
export async function publishNew(builds: NewBuilds): Promise<Published[]> {
  const { root, warn } = builds;
  const published: Published[] = [];
  for (const name of await readdir(root)) {
    const dir = join(root, name, 'dist');
    if (!descriptions.some((description) => existsSync(join(dir, description)))) continue;
    try {
      const done = await publishIfNew(dir, builds);
      if (done) published.push(done);
    } catch (error) {
      // A build that cannot be published must not block the others.
      warn(`${name} was not published: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return published;
}
