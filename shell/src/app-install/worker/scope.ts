import { lastSeenCache } from '@campus/contract/client';
import { sharedCache } from './share';

export interface CacheNames {
  readonly assets: string;
  /** Documents that open without a connection. */
  readonly pages: string;
  readonly offline: string;
}

/** The cache names of one build of the shell. */
export const cacheNames = (build: string): CacheNames => ({
  assets: `campus:assets:${build}`,
  pages: `campus:pages:${build}`,
  offline: `campus:offline:${build}`,
});

/** Caches of other builds: all except this build's own, shared content and stored pages. */
export function outdatedCaches(names: readonly string[], build: string): string[] {
  const own = [...Object.values(cacheNames(build)), sharedCache, lastSeenCache];
  return names.filter((name) => !own.includes(name));
}

/** Deletes the caches of other builds. */
export async function dropOutdated(build: string): Promise<void> {
  const outdated = outdatedCaches(await caches.keys(), build);
  await Promise.all(outdated.map((name) => caches.delete(name)));
}

interface LastingEvent {
  /** Keeps the worker alive until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

interface RouteRule {
  readonly condition: { readonly urlPattern: string };
  readonly source: 'network';
}

interface InstallEvent extends LastingEvent {
  /** Routes that bypass the worker without waking it; newer browsers only. */
  addRoutes?(rules: readonly RouteRule[]): Promise<void>;
}

export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** A message from a tab. */
export interface MessageEventOfPage extends LastingEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface SyncEvent extends LastingEvent {
  readonly tag: string;
}

interface ClickEvent extends LastingEvent {
  readonly notification: Pick<Notification, 'close' | 'data'>;
}

export interface SubscriptionEvent extends LastingEvent {
  /** Missing if the browser leaves it to the site to subscribe again. */
  readonly newSubscription?: PushSubscription | null;
}

/** An open tab. */
interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface Clients {
  claim(): Promise<void>;
  matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
  openWindow(path: string): Promise<unknown>;
}

/** Only supported by Chromium. */
interface Syncing {
  readonly sync?: { register(tag: string): Promise<void> };
}

interface WorkerEvents {
  message: MessageEventOfPage;
  sync: SyncEvent;
  install: InstallEvent;
  activate: LastingEvent;
  fetch: RequestEvent;
  push: LastingEvent;
  notificationclick: ClickEvent;
  pushsubscriptionchange: SubscriptionEvent;
}

interface WorkerScope {
  readonly origin: string;
  readonly clients: Clients;
  readonly registration: ServiceWorkerRegistration & Syncing;
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(
    type: K,
    listener: (event: WorkerEvents[K]) => void,
  ): void;
}

/** The global scope of a service worker. The compiler's library for pages does not include it. */
export const worker = globalThis as unknown as WorkerScope;
