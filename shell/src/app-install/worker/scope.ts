import { lastSeenCache } from '@campus/contract/client';
import { sharedCache } from './share';

export interface CacheNames {
  readonly assets: string;
  /** Documents that open without a connection. */
  readonly pages: string;
  readonly offline: string;
}

/** Names of the caches of one build of the shell. */
export const cacheNames = (build: string): CacheNames => ({
  assets: `campus:assets:${build}`,
  pages: `campus:pages:${build}`,
  offline: `campus:offline:${build}`,
});

/** Caches of other builds: everything but this build's own, what waits to be posted and what was last seen. */
export function outdatedCaches(names: readonly string[], build: string): string[] {
  const own = [...Object.values(cacheNames(build)), sharedCache, lastSeenCache];
  return names.filter((name) => !own.includes(name));
}

/** Drops the caches of other builds. */
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
  /** Ways that the browser goes without waking the worker; newer browsers only. */
  addRoutes?(rules: readonly RouteRule[]): Promise<void>;
}

export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** What a tab posted. */
export interface MessageEventOfPage extends LastingEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface SyncEvent extends LastingEvent {
  readonly tag: string;
}

/** Chromium alone has it. */
interface Syncing {
  readonly sync?: { register(tag: string): Promise<void> };
}

interface WorkerEvents {
  message: MessageEventOfPage;
  sync: SyncEvent;
  install: InstallEvent;
  activate: LastingEvent;
  fetch: RequestEvent;
}

interface WorkerScope {
  readonly origin: string;
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration & Syncing;
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(
    type: K,
    listener: (event: WorkerEvents[K]) => void,
  ): void;
}

/** What a service worker has around it. The compiler's library here is that of pages and has none of it. */
export const worker = globalThis as unknown as WorkerScope;
