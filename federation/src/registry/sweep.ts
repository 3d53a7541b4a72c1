import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { archiveName, centralOf } from './central';
import { clearLeftovers, removeBuild } from './disk';
import { withFileLock } from '@campus/node-tools/file-lock';
import { isBuildName, isPublishedName } from './build-file';
import { lockFile, type Pointer, readPointer, runningPreviews } from './pointer';
import { type KeptBuild, keptBuilds, publishedIn } from './status';

const hour = 60 * 60 * 1000;
const week = 7 * 24 * hour;
const always = 3;
/** Builds per remote that are kept only because tabs run them: a forged or repeated report must not fill the disk. */
const most = 20;

export interface SweepOptions {
  /** Milliseconds since 1970; default: now. */
  now?: number;
  /** Milliseconds to keep a build after it was last live; default: seven days. */
  keep?: number;
  /** Only this remote; default: all. */
  remote?: string;
}

export interface NamedBuild {
  remote: string;
  build: string;
}

/**
 * Keeps builds that run in open tabs as long as a build that was live until now. Missing builds are
 * ignored.
 */
export async function noteInUse(
  remotesDir: string,
  builds: readonly NamedBuild[],
  now = new Date(),
): Promise<void> {
  for (const { remote, build } of builds) {
    if (!isPublishedName(remote) || !isBuildName(build)) continue;
    await utimes(join(remotesDir, remote, build), now, now).catch(() => undefined);
  }
}

/** When each build was last live according to the history. The builds' folders show it too. */
function leftAt({ history = [] }: Pointer): Map<string, number> {
  const times = new Map<string, number>();
  for (const { at, from, build } of [...history].reverse()) {
    for (const one of [from, build]) if (one) times.set(one, Date.parse(at));
  }
  return times;
}

/** Whether a build was only ever reachable by a preview link: it is kept only while the preview runs. */
function wasPreviewed({ previews = [] }: Pointer, { build, time }: KeptBuild): boolean {
  const at = previews.filter((one) => one.build === build).map((one) => Date.parse(one.at));
  return Math.floor(time) <= Math.max(...at);
}

async function spareBuilds(
  remotesDir: string,
  remote: string,
  options: Required<Omit<SweepOptions, 'remote'>>,
) {
  const pointer = await readPointer(remotesDir, remote);
  // Without a pointer, the builds are still being published: one of them is about to be the first.
  if (!pointer) return [];
  const previews = runningPreviews(pointer, options.now).map(({ build }) => build);
  const named = [pointer.current, pointer.previous, pointer.canary?.build, ...previews];
  const left = leftAt(pointer);
  const builds = await keptBuilds(remotesDir, remote);
  const shown = builds.filter((one) => !left.has(one.build) && wasPreviewed(pointer, one));
  const isOld = (time = 0) => options.now - time > options.keep;
  const others = builds
    .filter((one) => !shown.includes(one))
    .map(({ build, time }) => ({ build, time: Math.max(time, left.get(build) ?? 0) }))
    .sort((one, other) => other.time - one.time)
    .slice(always)
    .filter(({ build }) => !named.includes(build));
  const old = others.filter(({ time }) => isOld(time));
  const inUse = others.filter(({ build, time }) => !isOld(time) && isOld(left.get(build)));
  return [...shown, ...old, ...inUse.slice(most)]
    .map(({ build }) => build)
    .filter((build) => !named.includes(build));
}

/** Removes temporary files of killed processes. */
async function clearTemporaries(remotesDir: string, now: number): Promise<void> {
  for (const name of await readdir(remotesDir).catch(() => [])) {
    if (!/^\..+\.tmp$/.test(name)) continue;
    const file = join(remotesDir, name);
    const stats = await stat(file).catch(() => undefined);
    if (stats && now - stats.mtimeMs > hour) await rm(file, { force: true });
  }
}

/**
 * Removes builds that are no longer needed. A build is kept while a pointer names it, for `keep` after it was last
 * live (open tabs may run it), and if it is one of the last three. Of those that only open
 * tabs run, the last 20 in use are kept. A build that was only previewed is kept until
 * its previews end. Leftovers of killed publishers are removed too. A remote with an unreadable pointer is skipped.
 * @returns the removed builds
 */
export async function sweepBuilds(
  remotesDir: string,
  { now = Date.now(), keep = week, remote }: SweepOptions = {},
): Promise<NamedBuild[]> {
  const swept: NamedBuild[] = [];
  await clearTemporaries(remotesDir, now);
  for (const one of remote ? [remote] : await publishedIn(remotesDir)) {
    await withFileLock(lockFile(remotesDir, one), async () => {
      const folder = join(remotesDir, one);
      await clearLeftovers(folder, now);
      const spare = await spareBuilds(remotesDir, one, { now, keep }).catch(() => []);
      for (const build of spare) {
        await centralOf(remotesDir)?.builds.remove(archiveName({ remote: one, build }));
        await removeBuild(folder, build);
        swept.push({ remote: one, build });
      }
    });
  }
  return swept;
}
