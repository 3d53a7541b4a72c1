import {
  hasUnsavedWork,
  beginAttempt,
  isChunkError,
  type RegisteredRemote,
} from '@campus/federation/remote';
import { type ComponentType, useCallback, useEffect, useReducer, useState } from 'react';
import { abandonAssets } from './assets';
import { report } from './incidents';
import { currentRegistry } from './registry';
import { clearStarts } from './starting';
import {
  BlockedError,
  isHang,
  isNetworkFault,
  type LoadedModule,
  type RemoteModules,
} from './remote-module';

/** The handling of other builds in a tab: loads after the page. Undefined if it does not load. */
export const live = () =>
  import(/* webpackChunkName: "after-load" */ './live').catch(() => undefined);

const key = (remote: string): string => `reloaded:${remote}`;

/**
 * Reloads the tab if an address keeps hanging in it, at most once per remote until that remote has loaded,
 * and never over unsaved work. Returns whether it reloads.
 */
export function reloadOnce(remote: string, reload = () => location.reload()): boolean {
  try {
    if (hasUnsavedWork() || sessionStorage.getItem(key(remote))) return false;
    sessionStorage.setItem(key(remote), '1');
  } catch {
    return false; // without storage nothing would stop a reload loop
  }
  reload();
  return true;
}

/** The remote has loaded: another reload is allowed if it hangs again. */
export function allowReload(remote: string): void {
  try {
    sessionStorage.removeItem(key(remote));
  } catch {
    // Storage is blocked: nothing was stored either.
  }
}

/** The state of a remote's part. */
export type OutletState =
  | { kind: 'idle' }
  | { kind: 'loading'; attempt: number }
  | { kind: 'ready'; attempt: number; Component: ComponentType; build: string }
  | { kind: 'failed'; attempt: number; error: unknown }
  | { kind: 'blocked'; attempt: number; reasons: readonly string[] }
  | { kind: 'off'; notice?: string };

type OutletEvent =
  | { type: 'asked' }
  | { type: 'arrived'; attempt: number; part: LoadedModule }
  | { type: 'failed'; attempt: number; error: unknown }
  | { type: 'crashed'; error: unknown }
  /** A file requested later is missing, or another build may exist: loads again before an error is shown. */
  | { type: 'lost' }
  | { type: 'retried' };

interface Beginning {
  remote: RegisteredRemote | undefined;
  part: LoadedModule | undefined;
  active: boolean;
}

/** The initial state: a part that was shown before is ready at once. */
function beginningOf({ remote, part, active }: Beginning): OutletState {
  if (!remote) return { kind: 'off' };
  if (remote.status === 'off') {
    return { kind: 'off', ...(remote.notice && { notice: remote.notice }) };
  }
  if (!active) return { kind: 'idle' };
  return part ? { kind: 'ready', attempt: 0, ...part } : { kind: 'loading', attempt: 0 };
}

function failure(attempt: number, error: unknown): OutletState {
  if (error instanceof BlockedError) return { kind: 'blocked', attempt, reasons: error.reasons };
  return { kind: 'failed', attempt, error };
}

/** The next state. Results of an attempt that is no longer awaited change nothing. */
function nextState(state: OutletState, event: OutletEvent): OutletState {
  switch (event.type) {
    case 'asked':
      return state.kind === 'idle' ? { kind: 'loading', attempt: 0 } : state;
    case 'lost':
      return state.kind === 'ready' ? { kind: 'loading', attempt: state.attempt + 1 } : state;
    case 'retried':
      if (state.kind !== 'failed' && state.kind !== 'blocked') return state;
      return { kind: 'loading', attempt: state.attempt + 1 };
    case 'crashed':
      return state.kind === 'ready' ? failure(state.attempt, event.error) : state;
    case 'arrived':
    case 'failed': {
      if (state.kind !== 'loading' || state.attempt !== event.attempt) return state;
      if (event.type === 'failed') return failure(event.attempt, event.error);
      return { kind: 'ready', attempt: event.attempt, ...event.part };
    }
  }
}

/**
 * Checks whether something failed to load because the site cannot be reached.
 * @param missing whether a file is missing
 * @param back is called when the site can be reached again
 */
export function useIsOffline(missing: boolean, back: () => unknown): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    if (!missing) return undefined;
    const stops = [() => setDown(false)];
    let left = false;
    void live().then((part) => {
      if (part && !left) stops.push(part.awaitConnection({ down: () => setDown(true), back }));
    });
    return () => {
      left = true;
      for (const stop of stops) stop();
    };
  }, [missing, back]);
  return missing && (isDown || !navigator.onLine);
}

interface PartOptions {
  remote: string;
  expose: string;
  /** False keeps the part unloaded, e.g. until its container comes near the viewport. */
  active: boolean;
  modules: RemoteModules;
}

interface PartInPlace {
  state: OutletState;
  /** It did not load because the site cannot be reached; it is loaded again when the site is back. */
  isOffline: boolean;
  retry: () => Promise<void>;
  /** @param build the build that was on screen */
  crashed: (error: unknown, build: string) => Promise<void>;
}

const registeredNow = (remote: string) => currentRegistry().remotes[remote];

// Each retry reloads once, however often React runs the effect of its attempt.
const shouldForce = (attempt: number): boolean => attempt > 0;

/** The state of one container, with its actions: loading, crashes and Retry. */
export function useRemoteModule({ remote, expose, active, modules }: PartOptions): PartInPlace {
  const [state, dispatch] = useReducer(nextState, undefined, () => {
    const registered = registeredNow(remote);
    const part = registered && modules.peek(registered, expose);
    return beginningOf({ remote: registered, part, active });
  });
  const attempt = state.kind === 'loading' ? state.attempt : undefined;

  useEffect(() => {
    if (active) dispatch({ type: 'asked' });
  }, [active]);

  useEffect(() => {
    const registered = registeredNow(remote);
    if (attempt === undefined || !registered) return undefined;
    const force = shouldForce(attempt);
    let left = false;
    modules.load({ remote: registered, expose, force }).then(
      (part) => {
        allowReload(remote);
        dispatch({ type: 'arrived', attempt, part });
      },
      (error: unknown) => {
        // Left: another build is live now, and the container has started again with it.
        if (left || (force && isHang(error) && reloadOnce(remote))) return;
        dispatch({ type: 'failed', attempt, error });
      },
    );
    return () => {
      left = true;
    };
  }, [attempt, expose, modules, remote]);

  const crashed = useCallback(
    async (error: unknown, build: string) => {
      const part = { remote, build, expose };
      if (!isChunkError(error)) report(error, 'error', part);
      const again = await (await live())?.recover(error, part);
      dispatch(again ? { type: 'lost' } : { type: 'crashed', error });
    },
    [remote, expose],
  );

  const retry = useCallback(async () => {
    abandonAssets(`/r/${remote}/`);
    clearStarts(remote);
    beginAttempt();
    await (await live())?.renew(remote, true);
    dispatch({ type: 'retried' });
  }, [remote]);

  const isOffline = useIsOffline(state.kind === 'failed' && isNetworkFault(state.error), retry);
  return { state, isOffline, retry, crashed };
}
