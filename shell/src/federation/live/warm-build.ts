import type { RegisteredBuild } from '@campus/federation/remote';

const warmed = new Set<string>();

/** Fetches what a build begins with, so that going over to it takes no wait: its files never change. */
export function warmBuild({ base, entry, exposes, integrity }: RegisteredBuild): void {
  if (warmed.has(base)) return;
  warmed.add(base);
  const app = exposes['./App'];
  for (const file of [entry, ...(app?.js ?? []), ...(app?.css ?? [])]) {
    const hash = integrity[file];
    // What does not come now is asked for when it is needed.
    if (hash) fetch(base + file, { integrity: hash, priority: 'low' }).catch(() => undefined);
  }
}
