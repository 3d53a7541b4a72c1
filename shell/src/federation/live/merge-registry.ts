import type { RegisteredRemote, RegistryDocument } from '@campus/federation/remote';

/** What of a remote's entry a tab can see. */
const seenOf = ({ status, notice, current, previous, canary }: RegisteredRemote): string =>
  JSON.stringify([
    status,
    notice,
    current.build,
    current.base,
    previous?.build,
    canary?.build,
    canary?.share,
  ]);

/** Whether two entries lead to the same builds and notices. */
export const isSame = (
  one: RegisteredRemote | undefined,
  other: RegisteredRemote | undefined,
): boolean => one === other || (!!one && !!other && seenOf(one) === seenOf(other));

/** Whether a remote's entry may be replaced now; `entry` is missing where the remote was taken out. */
export type MayChange = (
  remote: string,
  present: RegisteredRemote,
  entry: RegisteredRemote | undefined,
) => boolean;

export interface Merged {
  registry: RegistryDocument;
  /** Remotes whose entry differs from what the tab followed before. */
  changed: string[];
  /** Remotes whose new entry has to wait. */
  waiting: string[];
}

/**
 * The registry that a tab follows next: the entries of `next`, except for remotes that it has to leave as
 * they are for now.
 */
export function mergeRegistry(
  now: RegistryDocument,
  next: RegistryDocument,
  mayChange: MayChange,
): Merged {
  const names = [...new Set([...Object.keys(next.remotes), ...Object.keys(now.remotes)])];
  const differing = names.filter((name) => !isSame(now.remotes[name], next.remotes[name]));
  const waiting = differing.filter((name) => {
    const present = now.remotes[name];
    return present !== undefined && !mayChange(name, present, next.remotes[name]);
  });
  const changed = differing.filter((name) => !waiting.includes(name));
  const entries = names.flatMap((name) => {
    const entry = (changed.includes(name) ? next : now).remotes[name];
    return entry ? [[name, entry] as const] : [];
  });
  const registry = { ...next, remotes: Object.fromEntries(entries) };
  return { registry, changed, waiting };
}
