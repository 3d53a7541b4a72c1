import {
  chosenBuild,
  type RegisteredBuild,
  type RegistryDocument,
} from '@campus/federation/remote';
import { useSession } from '@campus/shared-auth';
import { startBeacon } from '../beacon';
import { startOverride } from '../override';
import { bucketKey, currentRegistry, tabBucket } from '../registry';
import { follow, latestRegistry, offer, replaceBy, waitingRemotes } from './follow-registry';
import { announceShell, showNews } from './news-region';
import { confineStyles } from './confine-styles';
import { startHeartbeat } from './heartbeat';
import { watchHung } from './hung-builds';
import { keepFrame, keepMarkup } from './keep-frame';
import { sweepStyles, watchLeaving, watchPage } from './page-watch';
import { newerShell, pollRegistry } from './poll-registry';
import { watchFiles, watchShell } from './recover';

/** A student's bucket, 0 to 99: the same on all of their devices. */
export function bucketOf(studentId: string): number {
  let hash = 0x811c9dc5;
  for (const letter of studentId) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0) % 100;
}

/** Stores the bucket of the student who signs in, for tabs opened later. @returns stops */
export function keepBucket(): () => void {
  const keep = ({ student } = useSession.getState()) => {
    if (!student) return;
    try {
      localStorage.setItem(bucketKey, String(bucketOf(student._id)));
    } catch {
      // Storage is full or blocked: the next tab draws its own bucket.
    }
  };
  keep();
  return useSession.subscribe((session) => keep(session));
}

/** The registry's entry for the shell's canary build; `share` is a percentage of the browsers. */
interface ShellTrial {
  readonly canary?: { readonly build: string; readonly share: number };
}

/**
 * Sets a cookie in the browsers that get the shell's canary, for the server that composes the next document:
 * `federation/src/gateway` and `nginx.conf` read it. It is not set in other browsers or without a canary.
 */
export function noteTrial({ canary }: RegistryDocument & ShellTrial): void {
  const isTried = tabBucket < (canary?.share ?? 0);
  if (isTried === /(?:^|; )campus_trial=/.test(document.cookie)) return;
  const seconds = isTried ? 7 * 24 * 60 * 60 : 0;
  // oxlint-disable-next-line unicorn/no-document-cookie -- not every browser has another way
  document.cookie = `campus_trial=1; path=/; samesite=lax; max-age=${seconds}`;
}

const warmed = new Set<string>();

/** Fetches a build's first files, so that a switch to it needs no wait: its files never change. */
export function warmBuild({ base, entry, exposes, integrity }: RegisteredBuild): void {
  if (warmed.has(base)) return;
  warmed.add(base);
  const app = exposes['./App'];
  for (const file of [entry, ...(app?.js ?? []), ...(app?.css ?? [])]) {
    const hash = integrity[file];
    // A file that fails to load now is fetched when it is needed.
    if (hash) fetch(base + file, { integrity: hash, priority: 'low' }).catch(() => undefined);
  }
}

export { awaitConnection, recover, renew } from './recover';

function warmWaiting(): void {
  for (const name of waitingRemotes()) {
    const entry = latestRegistry().remotes[name];
    if (entry?.status === 'on') warmBuild(chosenBuild(entry, tabBucket));
  }
}

function take(registry: RegistryDocument): void {
  noteTrial(registry);
  offer(registry);
  warmWaiting();
  const shell = newerShell(registry);
  if (shell) announceShell(shell);
}

/**
 * Keeps the preview build of this tab's document, whatever is live. The tab then has no override.
 * @returns stops
 */
export function keepPreview(): () => void {
  const { preview = '', remotes } = currentRegistry();
  const previewed = remotes[preview];
  if (!previewed) return startOverride();
  replaceBy((registry) => ({
    ...registry,
    remotes: { ...registry.remotes, [preview]: previewed },
  }));
  return () => replaceBy(undefined);
}

function followWhenHidden(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) follow();
  });
}

/** All handling of other builds while this tab is open, in the order in which it starts. */
export const liveFeatures = (): readonly (() => unknown)[] => [
  followWhenHidden,
  () => noteTrial(currentRegistry()),
  ...('uncontained' in currentRegistry()
    ? []
    : [keepMarkup, confineStyles, keepFrame, startHeartbeat, watchHung]),
  watchShell,
  watchFiles,
  () => pollRegistry(take),
  () => watchLeaving(() => follow({ left: true })),
  () =>
    watchPage(() => {
      if (waitingRemotes().length > 0) follow();
      sweepStyles();
    }),
  keepBucket,
  startBeacon,
  keepPreview,
  showNews,
];
