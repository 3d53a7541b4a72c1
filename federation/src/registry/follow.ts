import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { writeAtomically } from '@campus/node-tools/durable-file';
import { withFileLock } from '@campus/node-tools/file-lock';
import { makeFolder } from '@campus/node-tools/make-folder';
import { type Central, centralOf, shareBuild, sharedBuilds } from './central';
import { removeBuild } from './disk';
import { fetchNamed, lockFile, parsePointer, pointerFile } from './pointer';
import { keptBuilds, publishedIn } from './status';
import { fetchBuild } from './store';

const hash = (text: string): string => createHash('md5').update(text).digest('hex');

async function localPointers(remotesDir: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const remote of await publishedIn(remotesDir)) {
    const text = await readFile(pointerFile(remotesDir, remote), 'utf8').catch(() => undefined);
    if (text !== undefined) texts.set(remote, text);
  }
  return texts;
}

/** Updates one local pointer to the shared state, once the builds that it names are stored here. */
async function take(remotesDir: string, remote: string, central: Central): Promise<void> {
  makeFolder(resolve(remotesDir));
  await withFileLock(lockFile(remotesDir, remote), async () => {
    // Under the lock, so that no older pointer can be written here afterwards.
    const text = (await central.pointers()).get(remote);
    if (text === undefined) return;
    await fetchNamed({ remotesDir, remote }, parsePointer(text));
    await writeAtomically(pointerFile(remotesDir, remote), text);
  });
}

/** Updates the local copy to the shared state. @throws if database or storage are unavailable; the copy then stays */
export async function catchUp(remotesDir: string): Promise<void> {
  const central = centralOf(remotesDir);
  if (!central) return;
  const here = await localPointers(remotesDir);
  const changed = await central.pointers([...here.values()].map(hash));
  for (const remote of changed.keys()) await take(remotesDir, remote, central);
}

/** Uploads what the folder held before it was shared, unless the shared state has something of that name. */
async function shareLocalBuilds(remotesDir: string, central: Central): Promise<void> {
  const shared = await central.pointers();
  for (const [remote, text] of await localPointers(remotesDir)) {
    if (shared.has(remote)) continue;
    const kept = await keptBuilds(remotesDir, remote);
    for (const { build } of kept) await shareBuild({ remotesDir, remote, build });
    await central.swap(remote, undefined, text);
  }
}

const hour = 60 * 60_000;

/** Mirrors the shared builds that no pointer names any more but open tabs may run, and removes all others. */
async function mirrorBuilds(remotesDir: string, central: Central): Promise<void> {
  const shared = await sharedBuilds(central);
  for (const build of shared) await fetchBuild({ remotesDir, ...build });
  for (const remote of await publishedIn(remotesDir)) {
    const known = new Set(shared.flatMap((one) => (one.remote === remote ? [one.build] : [])));
    for (const { build, time } of await keptBuilds(remotesDir, remote)) {
      // A build that is just being published will be shared in a moment.
      const isGone = !known.has(build) && Date.now() - time > hour;
      if (isGone) await removeBuild(join(remotesDir, remote), build);
    }
  }
}

export interface Following {
  stop(): Promise<void>;
}

/**
 * Copies the shared state into the folder and keeps it up to date. While database or storage are unavailable, it
 * continues with the local copy and warns once.
 * @param pace milliseconds between two checks without a notification: notifications may fail
 */
export async function follow(
  remotesDir: string,
  warn: (sentence: string) => void,
  pace = 500,
): Promise<Following> {
  const central = centralOf(remotesDir);
  if (!central) return { stop: async () => undefined };
  let isAway = false;
  let mirrored = -Infinity;
  let isEnded = false;
  let nap = new AbortController();

  async function look(shared: Central): Promise<void> {
    try {
      await catchUp(remotesDir);
      isAway = false;
    } catch (error) {
      if (!isAway) warn(`Builds are not updated for now: ${(error as Error).message}`);
      isAway = true;
      return;
    }
    if (performance.now() - mirrored < hour / 6) return;
    mirrored = performance.now();
    await mirrorBuilds(remotesDir, shared).catch(() => undefined);
  }
  await shareLocalBuilds(remotesDir, central).catch(() => undefined);
  await catchUp(remotesDir).catch(() => undefined);
  const unsubscribe = central.subscribe(() => nap.abort());
  const running = (async () => {
    while (!isEnded) {
      // A notification during the check ends the nap before it starts.
      nap = new AbortController();
      await look(central);
      if (!isEnded) await after(pace, undefined, { signal: nap.signal }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      isEnded = true;
      nap.abort();
      await Promise.all([running, unsubscribe()]);
    },
  };
}
