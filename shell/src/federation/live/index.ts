import { chosenBuild } from '@campus/federation/remote';
import type { RegistryDocument } from '@campus/federation/remote';
import { startBeacon } from '../beacon';
import { tabBucket } from '../bucket';
import { startOverride } from '../override';
import { keepBucket } from './bucket-of';
import { watchPage } from './mounted';
import { showNews } from './news-region';
import { tellShell } from './news';
import { follow, latestRegistry, offer, waitingRemotes } from './offer';
import { pollRegistry } from './poll-registry';
import { watchFiles } from './recover-part';
import { watchShell } from './recover-shell';
import { newerShell } from './shell-build';
import { sweepStyles } from './stale-styles';
import { warmBuild } from './warm-build';
import { watchLeaving } from './watch-leaving';

export { awaitLine } from './await-line';
export { recover, renew } from './recover-part';

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

/** Everything that this tab does about other builds while it is open. @returns stops */
export function startLive(): () => void {
  const hidden = () => {
    if (document.hidden) follow();
  };
  document.addEventListener('visibilitychange', hidden);
  const stops = [
    showNews(),
    watchShell(),
    watchFiles(),
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
