import { createHash, randomBytes } from 'node:crypto';
import { Refusal } from '@campus/node-tools/refusal';
import type { Author } from './operate';
import { changePointer, readPointer, runningPreviews, type Pointer, type Preview } from './pointer';
import { requireBuild, placeOf, swapPointer, type Published, type PublishRequest } from './publish';
import { remotesIn } from './status';
import { isOfShell, nameOf } from './build-file';
import { readDescription, storeBuild } from './store';

/** How long a preview runs, in milliseconds. */
const week = 7 * 24 * 60 * 60 * 1000;
/** Running previews per remote; the oldest one ends when another is added. */
const most = 20;
/** Stored previews per remote, including ended ones, which are needed to find and remove their builds. */
const remembered = 50;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Path prefix of preview links; the secret follows it. */
export const previewPrefix = '/-/preview/';

function withPreview(before: Pointer, preview: Preview): Omit<Pointer, 'history'> {
  const { previews = [], history: _history, ...pointer } = before;
  const tooMany = new Set(runningPreviews(before).slice(most - 1));
  const others = previews.map((one) => (tooMany.has(one) ? { ...one, until: preview.at } : one));
  return { ...pointer, previews: [preview, ...others].slice(0, remembered) };
}

/**
 * Publishes a build beside what is live, for a week, for anyone with the returned link. The link is
 * not published anywhere and cannot be retrieved later.
 * @throws Refusal if nothing is live yet, and as `publishBuild` does
 */
export async function publishPreview(request: PublishRequest): Promise<Published> {
  if (isOfShell(await readDescription(request.dir))) {
    throw new Refusal('The shell has no previews; use --canary to show it to some browsers');
  }
  const file = await storeBuild(request);
  const { build } = file;
  const remote = nameOf(file);
  const { by = 'operator', source } = request;
  const secret = randomBytes(32).toString('base64url');
  const now = Date.now();
  const until = new Date(now + week).toISOString();
  const place = placeOf(request, remote);
  await swapPointer(request, { ...place, mends: false }, async (before) => {
    if (!before) throw new Refusal(`${remote} has no live build yet, which a preview needs`);
    await requireBuild(place, build);
    const at = new Date(now).toISOString();
    const preview = { build, hash: hashOf(secret), at, until, by, ...(source && { source }) };
    return { pointer: withPreview(before, preview) };
  });
  return { remote, build, changed: true, link: { path: previewPrefix + secret, until } };
}

/** The previews that were ended, by their builds. */
export interface Ended {
  remote: string;
  ended: string[];
  changed: boolean;
}

/**
 * Ends previews of a remote at once.
 * @param of a build, or a branch as reported by the CI; default: all of them
 * @throws Refusal if the remote has nothing live
 */
export async function endPreviews(
  remotesDir: string,
  remote: string,
  { of, ...author }: Author & { of?: string | undefined } = {},
): Promise<Ended> {
  let ended: string[] = [];
  await changePointer({ remotesDir, remote, ...author }, (before) => {
    if (!before) throw new Refusal(`${remote} has no live build yet`);
    const { history: _history, previews = [], ...pointer } = before;
    const ending = runningPreviews(before).filter(
      ({ build, source }) => of === undefined || of === build || of === source?.branch,
    );
    ended = [...new Set(ending.map(({ build }) => build))];
    if (ended.length === 0) return undefined;
    const until = new Date().toISOString();
    const left = previews.map((one) => (ending.includes(one) ? { ...one, until } : one));
    return { pointer: { ...pointer, previews: left } };
  });
  return { remote, ended, changed: ended.length > 0 };
}

/** A running preview with its remote. */
export interface FoundPreview extends Preview {
  remote: string;
}

/** The running preview whose link has this secret, found by its hash; undefined if there is none. */
export async function findPreview(
  remotesDir: string,
  secret: string,
): Promise<FoundPreview | undefined> {
  // Nothing is read for what cannot be a secret: anybody can send one.
  if (!/^[\w-]{43}$/.test(secret)) return undefined;
  const hash = hashOf(secret);
  for (const remote of await remotesIn(remotesDir)) {
    const pointer = await readPointer(remotesDir, remote).catch(() => undefined);
    const preview = pointer && runningPreviews(pointer).find((one) => one.hash === hash);
    if (preview) return { ...preview, remote };
  }
  return undefined;
}
