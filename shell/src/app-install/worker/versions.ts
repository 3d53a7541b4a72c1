import { sharedCache } from '../share/shared-cache';

export interface CacheNames {
  readonly assets: string;
  readonly offline: string;
}

/** Names of the caches of one build of the shell. */
export const cacheNames = (build: string): CacheNames => ({
  assets: `campus:assets:${build}`,
  offline: `campus:offline:${build}`,
});

/** Caches of other builds: everything but this build's own and what waits to be posted. */
export function outdatedCaches(names: readonly string[], build: string): string[] {
  const { assets, offline } = cacheNames(build);
  return names.filter((name) => ![assets, offline, sharedCache].includes(name));
}

/** Drops the caches of other builds. */
export async function dropOutdated(build: string): Promise<void> {
  const outdated = outdatedCaches(await caches.keys(), build);
  await Promise.all(outdated.map((name) => caches.delete(name)));
}
