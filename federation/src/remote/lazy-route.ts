import { createElement, lazy, type ComponentType } from 'react';
import { chunkLimit, currentAttempt } from './attempt';
import { TimeLimitError, withTimeLimit } from './time-limit';

interface PartModule<P> {
  default: ComponentType<P>;
}
/** A module with the part as its default, or the part itself: `import('./x').then((m) => m.X)`. */
type Load<P> = () => Promise<PartModule<P> | ComponentType<P>>;

const chunkCodes = new Set(['CSS_CHUNK_LOAD_FAILED']);

/** Whether an error means that a script or stylesheet did not arrive, rather than a fault in it. */
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
 * A page, or a heavy part of one, whose code arrives when it is first shown. A chunk that fails is
 * asked for once more; when that fails too the error reaches the remote's boundary in the shell, and
 * the next attempt (Retry, or coming back to the page) starts afresh, which `React.lazy` alone never
 * does. A part of a page stands in a `Suspense` of its own.
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
