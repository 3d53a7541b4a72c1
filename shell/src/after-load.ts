import { registryChangedEvent } from '@campus/contract';
import { readFlag, useSession } from '@campus/shared-auth';
import { showConnection } from './app-install/offline/offline-notice';
import { startOfflineQueue } from './app-install/offline/offline-queue';
import { sharedAddress, sharedCache } from './app-install/worker/share';
import { isInstalled, refreshPage, showsLastSeen } from './app-install/refresh';
import { awaitConnection, liveFeatures } from './federation/live';
import { followKeyboard } from './app-install/follow-keyboard';
import { inNextTask } from './next-task';
import { prefetchPointed } from './router/prefetch-pointed';
import { usePendingRedirect } from './session/session';

/** Deletes shared content that was not picked up. */
function dropShared(): void {
  if ('caches' in window) void caches.delete(sharedCache).catch(() => undefined);
}

/** Milliseconds allowed from sharing, through a login or a sign-up with its mail, to the composer. */
const oneHour = 60 * 60 * 1000;

export const isOld = (stored: string | null, now: number): boolean =>
  !(now - Date.parse(stored ?? '') < oneHour);

/** Pictures that were never picked up must not stay on a phone that gets a new owner. */
export async function dropOldShared(): Promise<void> {
  if (!('caches' in window)) return;
  const stored = await caches.match(sharedAddress, { cacheName: sharedCache });
  if (stored && isOld(stored.headers.get('date'), Date.now())) dropShared();
}

/**
 * Logging out deletes shared content, but only in the tab where it happens: other tabs cannot tell it from an
 * expired session, and their pictures may be waiting for a login.
 */
export function dropAtLogout(): () => void {
  return useSession.subscribe(({ reason }) => {
    if (reason === 'logout' && usePendingRedirect.getState().phase === 'holding') dropShared();
  });
}

/**
 * The colour of the bars around the installed site when the student's theme differs from the device's: both
 * colours of the document become that theme's.
 */
function paintBars(colours: ReadonlyMap<HTMLMetaElement, string>): void {
  const { theme } = document.documentElement.dataset;
  const chosen = [...colours].find(
    ([meta]) => theme && meta.getAttribute('media')?.includes(theme),
  );
  for (const [meta, own] of colours) meta.content = chosen?.[1] ?? own;
}

/** Keeps the bars in the colour of the page's theme. @returns stops */
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

/** The worker has seen every page except the one that registered it, and what that one requested before it took over. */
async function keepFirstPage(): Promise<void> {
  const { pathname } = window.location;
  const { active } = await navigator.serviceWorker.ready;
  if (!readFlag()) return;
  active?.postMessage({ keepPage: pathname });
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    const keepFiles = entries.filter((entry) => !entry.workerStart).map(({ name }) => name);
    active?.postMessage({ keepFiles });
  }).observe({ type: 'resource', buffered: true });
}

/**
 * Registers the service worker. The browser's own cache is bypassed, so a broken worker is replaced at the
 * next visit. Private windows and blocked storage run without one.
 */
function registerWorker(): void {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  if (!serviceWorker.controller && isKept()) void keepFirstPage();
}

/** A page that opened from stored data refreshes once the site can be reached. */
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

function pullIfInstalled(): void {
  if (!isInstalled()) return;
  import(/* webpackChunkName: "pull" */ './app-install/pull-to-refresh').then(
    ({ pullToRefresh }) => pullToRefresh(),
    () => undefined,
  );
}

/** The app features of the site. */
const appFeatures: readonly (() => unknown)[] = [
  registerWorker,
  showConnection,
  startOfflineQueue,
  refreshLastSeen,
  followTheme,
  dropAtLogout,
  () => void dropOldShared().catch(() => undefined),
  followKeyboard,
  prefetchPointed,
  pullIfInstalled,
];

let begun = false;

/**
 * Runs after a page has loaded: starts the app features, and follows new live builds. Each is started in a task of its
 * own, so that input is handled in between.
 */
export function afterLoad(): void {
  if (begun) return;
  begun = true;
  const waiting = [...appFeatures, ...liveFeatures()];
  const startNext = () => {
    const feature = waiting.shift();
    if (!feature) return;
    inNextTask(startNext);
    feature();
  };
  startNext();
}
