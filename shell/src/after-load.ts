import { registryChangedEvent } from '@campus/contract';
import { readFlag, useSession } from '@campus/shared-auth';
import { showConnection } from './app-install/offline/offline-notice';
import { startOfflineQueue } from './app-install/offline/offline-queue';
import { sharedAddress, sharedCache } from './app-install/worker/share';
import { isInstalled, refreshPage, showsLastSeen } from './app-install/refresh';
import { awaitConnection, startLive } from './federation/live';
import { followKeyboard } from './app-install/follow-keyboard';
import { prefetchPointed } from './router/prefetch-pointed';
import { usePendingRedirect } from './session/session';

/** Forgets what was shared with the site and not taken up. */
function dropShared(): void {
  if ('caches' in window) void caches.delete(sharedCache).catch(() => undefined);
}

/** Milliseconds for the way from sharing over a login, or a sign-up with its mail, to the composer. */
const oneHour = 60 * 60 * 1000;

export const isOld = (stored: string | null, now: number): boolean =>
  !(now - Date.parse(stored ?? '') < oneHour);

/** Pictures that were never taken up must not stay on a phone that is passed on. */
export async function dropOldShared(): Promise<void> {
  if (!('caches' in window)) return;
  const stored = await caches.match(sharedAddress, { cacheName: sharedCache });
  if (stored && isOld(stored.headers.get('date'), Date.now())) dropShared();
}

/**
 * Logging out forgets what was shared. Only in the tab where it is done: that a session ended by itself
 * looks the same in every other tab, and there the pictures may be on their way over the login.
 */
export function dropAtLogout(): () => void {
  return useSession.subscribe(({ reason }) => {
    if (reason === 'logout' && usePendingRedirect.getState().phase === 'holding') dropShared();
  });
}

/**
 * The colour of the bars around the installed site, for a student who chose a theme against their
 * device's: both of the document's colours become that theme's.
 */
function paintBars(colours: ReadonlyMap<HTMLMetaElement, string>): void {
  const { theme } = document.documentElement.dataset;
  const chosen = [...colours].find(
    ([meta]) => theme && meta.getAttribute('media')?.includes(theme),
  );
  for (const [meta, own] of colours) meta.content = chosen?.[1] ?? own;
}

/** Keeps the bars in the colour of the page's theme. @returns stops doing so */
export function followTheme(): () => void {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  const colours = new Map([...metas].map((meta) => [meta, meta.content]));
  const paint = () => paintBars(colours);
  const watcher = new MutationObserver(paint);
  watcher.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  paint();
  return () => watcher.disconnect();
}

/** Whether the page opens without a connection: see `offline` of a route. */
const isKept = () => document.querySelector('meta[name="calls"][data-offline]') !== null;

/** The worker has seen every page but the one that brought it. */
async function keepFirstPage(): Promise<void> {
  const { pathname } = window.location;
  const { active } = await navigator.serviceWorker.ready;
  if (readFlag()) active?.postMessage({ keepPage: pathname });
}

/**
 * Registers the service worker. It is never taken from the browser's own cache, so a worker that went
 * wrong is replaced at the next visit. Private windows and blocked storage go without one.
 */
function registerWorker(): void {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  if (!serviceWorker.controller && isKept()) void keepFirstPage();
}

/** A page that opened as it was last seen catches up once the site can be reached. */
function refreshLastSeen(): void {
  const { dataset } = document.documentElement;
  if (dataset.offline === undefined) return;
  const stop = awaitConnection({
    wasDown: true,
    down: () => undefined,
    back: () => {
      stop();
      delete dataset.offline;
      window.dispatchEvent(new Event(registryChangedEvent));
      if (!showsLastSeen()) return;
      delete dataset.lastSeen;
      window.dispatchEvent(new Event('online'));
      void refreshPage();
    },
  });
}

/** What makes the site an app. A chunk of its own, fetched when the page has loaded. */
export function installApp(): void {
  registerWorker();
  showConnection();
  startOfflineQueue();
  refreshLastSeen();
  followTheme();
  dropAtLogout();
  void dropOldShared().catch(() => undefined);
}

let begun = false;

/** What a page does once it has loaded: becomes an app, and follows what teams put live meanwhile. */
export function afterLoad(): void {
  if (begun) return;
  begun = true;
  installApp();
  startLive();
  followKeyboard();
  prefetchPointed();
  if (!isInstalled()) return;
  import(/* webpackChunkName: "pull" */ './app-install/pull-to-refresh').then(
    ({ pullToRefresh }) => pullToRefresh(),
    () => undefined,
  );
}
