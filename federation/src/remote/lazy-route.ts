import { type ComponentType, createElement, lazy, Fragment, type ReactNode } from 'react';
import { defaultLimits } from './registry-document';
import { useRoutes } from 'react-router-dom';
import type { LoadPage, PageDefinition } from './declaration';

/** A load that exceeded its time limit; retried like a network fault. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/**
 * Settles like `work`, or rejects with TimeLimitError after `milliseconds`. The work itself continues:
 * neither a script nor a stylesheet can be cancelled.
 */
export function withTimeLimit<T>(work: Promise<T>, milliseconds: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TimeLimitError(`${what} took longer than ${milliseconds} ms`)),
      milliseconds,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const state = { attempt: 0, chunkLimit: defaultLimits.chunk };

/** Number of the current attempt; a lazy page that failed in an earlier attempt is requested again. */
const currentAttempt = (): number => state.attempt;

/** Starts a new attempt: the shell calls it when a visitor presses Retry or leaves a failed page. */
export function beginAttempt(): void {
  state.attempt += 1;
}

/** Milliseconds that a lazy chunk may take before its page counts as failed. */
const chunkLimit = (): number => state.chunkLimit;

/** Sets the time limit of lazy chunks, in milliseconds; the shell calls it with the registry's value. */
export function setChunkLimit(milliseconds: number): void {
  state.chunkLimit = milliseconds;
}

interface PartModule<P> {
  default: ComponentType<P>;
}
/** A module with the part as its default export, or the part itself: `import('./x').then((m) => m.X)`. */
type Load<P> = () => Promise<PartModule<P> | ComponentType<P>>;

const chunkCodes = new Set(['CSS_CHUNK_LOAD_FAILED']);

/** Whether an error means that a script or stylesheet failed to load, rather than a fault in its code. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return error.name === 'ChunkLoadError' || chunkCodes.has(code) || error instanceof TimeLimitError;
}

async function loadTwice<P>(load: Load<P>): Promise<PartModule<P> | ComponentType<P>> {
  const once = () => withTimeLimit(load(), chunkLimit(), 'A page');
  try {
    return await once();
  } catch (error) {
    if (!isChunkError(error) || error instanceof TimeLimitError) throw error;
    return once();
  }
}

/**
 * A page, or a heavy part of one, whose code is loaded when it is first shown. A chunk that fails is
 * requested once more. If that fails too, the error reaches the remote's boundary in the shell, and the next
 * attempt (Retry, or returning to the page) starts afresh, which `React.lazy` alone never does. A part of a
 * page goes into a `LazyPart` of shared-features, which keeps the page without a connection.
 */
export function lazyRoute<P extends object = object>(load: Load<P>): ComponentType<P> {
  let failedIn: number | undefined;
  const fresh = () =>
    lazy<ComponentType<P>>(() =>
      loadTwice(load).then(
        (part) => ('default' in part ? part : { default: part }),
        (error: unknown) => {
          failedIn = currentAttempt();
          throw error;
        },
      ),
    );
  let page: ReturnType<typeof fresh> | undefined;
  return function LazyRoute(props: P) {
    if (!page || (failedIn !== undefined && failedIn !== currentAttempt())) {
      failedIn = undefined;
      page = fresh();
    }
    return createElement(page, props);
  };
}

type Provider = ComponentType<{ children: ReactNode }>;

/**
 * The component that a remote exposes to the shell: its pages, each with its own code. The build writes the
 * call from `remote.ts`; tests write it themselves.
 * @param Around wraps every page, such as the provider of API calls
 */
export function remoteApp(
  pages: readonly Pick<PageDefinition, 'path' | 'load'>[],
  Around: Provider = Fragment,
): ComponentType {
  const byLoad = new Map<LoadPage, ComponentType>();
  const routes = pages.map(({ path, load }) => {
    const Page = byLoad.get(load) ?? lazyRoute(load);
    byLoad.set(load, Page);
    return { path, element: createElement(Page) };
  });
  const Pages = () => useRoutes(routes);
  return function App() {
    return createElement(Around, { children: createElement(Pages) });
  };
}
