export interface LastingEvent {
  /** Keeps the worker alive until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

interface Way {
  readonly condition: { readonly urlPattern: string };
  readonly source: 'network';
}

export interface InstallEvent extends LastingEvent {
  /** Ways that the browser goes without waking the worker; newer browsers only. */
  addRoutes?(ways: readonly Way[]): Promise<void>;
}

export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerEvents {
  install: InstallEvent;
  activate: LastingEvent;
  fetch: RequestEvent;
}

interface WorkerScope {
  readonly origin: string;
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(
    type: K,
    listener: (event: WorkerEvents[K]) => void,
  ): void;
}

/** What a service worker has around it. The compiler's library here is that of pages and has none of it. */
export const worker = globalThis as unknown as WorkerScope;
