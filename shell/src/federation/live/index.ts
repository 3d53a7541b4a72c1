import { chosenBuild, hasUnsavedWork } from '@campus/federation/remote';
import type { RegistryDocument } from '@campus/federation/remote';
import { startBeacon } from '../beacon';
import { tabBucket } from '../bucket';
import { startOverride } from '../override';
import { askRegistry } from './ask-registry';
import { keepBucket } from './bucket-of';
import { watchPage } from './mounted';
import { showNews } from './news-region';
import { tellShell } from './news';
import { follow, forgive, latestRegistry, offer, waitingRemotes } from './offer';
import { pollRegistry } from './poll-registry';
import { watchShell } from './recover-shell';
import { newerShell } from './shell-build';
import { sweepStyles } from './stale-styles';
import { warmBuild } from './warm-build';
import { watchLeaving } from './watch-leaving';

export { leaveBuild } from './offer';

function warmWaiting(): void {
  for (const name of waitingRemotes()) {
    const entry = latestRegistry().remotes[name];
    if (entry?.status === 'on') warmBuild(chosenBuild(entry, tabBucket));
  }
}

function take(registry: RegistryDocument): void {
  offer(registry);
  warmWaiting();
  const shell = newerShell(registry);
  if (shell) tellShell(shell);
}

/**
 * Asks the site which builds are live now. What a remote has on screen is broken, so it is followed at
 * once, but for unsaved work.
 * @param anew whether builds that failed in this tab are tried again
 * @returns whether the site answered
 */
export async function renew(remote: string, anew: boolean): Promise<boolean> {
  const answer = await askRegistry().catch(() => undefined);
  if (!answer) return false;
  if (anew) forgive(remote);
  offer(answer.registry, hasUnsavedWork() ? {} : { broken: remote });
  return true;
}

/** Everything that this tab does about other builds while it is open. @returns stops */
export function startLive(): () => void {
  const hidden = () => {
    if (document.hidden) follow();
  };
  document.addEventListener('visibilitychange', hidden);
  const stops = [
    showNews(),
    watchShell(),
    pollRegistry(take),
    watchLeaving(() => follow({ left: true })),
    watchPage(() => {
      if (waitingRemotes().length > 0) follow();
      sweepStyles();
    }),
    keepBucket(),
    startBeacon(),
    startOverride(),
    () => document.removeEventListener('visibilitychange', hidden),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
