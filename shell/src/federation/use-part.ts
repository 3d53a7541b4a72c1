import { useCallback, useEffect, useReducer } from 'react';
import { beginAttempt, isChunkError } from '@campus/federation/remote';
import { report } from './incidents';
import { isHang, isNetworkFault } from './load-faults';
import { beginningOf, nextState, type OutletState } from './outlet-state';
import type { Parts } from './parts';
import { abandonAssets } from './pending-assets';
import { live } from './recover';
import { currentRegistry } from './registry-store';
import { allowReload, reloadOnce } from './reload-once';
import { useIsOffline } from './use-line';

interface PartOptions {
  remote: string;
  expose: string;
  /** False keeps the part unloaded, e.g. until its place comes near the viewport. */
  active: boolean;
  parts: Parts;
}

export interface PartInPlace {
  state: OutletState;
  /** It did not come, as the site cannot be reached; when it can again, it is tried anew. */
  isOffline: boolean;
  retry: () => Promise<void>;
  /** @param build that was on screen */
  crashed: (error: unknown, build: string) => Promise<void>;
}

const registeredNow = (remote: string) => currentRegistry().remotes[remote];

// One retry loads anew, however often React runs the effect of its attempt.
const shouldForce = (attempt: number): boolean => attempt > 0;

/** The state of one place, with what drives it: loading, crashes and Retry. */
export function usePart({ remote, expose, active, parts }: PartOptions): PartInPlace {
  const [state, dispatch] = useReducer(nextState, undefined, () => {
    const registered = registeredNow(remote);
    const part = registered && parts.peek(registered, expose);
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
    parts.load({ remote: registered, expose, force }).then(
      (part) => {
        allowReload(remote);
        dispatch({ type: 'arrived', attempt, part });
      },
      (error: unknown) => {
        // Left: another build is live by now, and the place has begun anew with that.
        if (left || (force && isHang(error) && reloadOnce(remote))) return;
        dispatch({ type: 'failed', attempt, error });
      },
    );
    return () => {
      left = true;
    };
  }, [attempt, expose, parts, remote]);

  const crashed = useCallback(
    async (error: unknown, build: string) => {
      const part = { remote, build };
      const isLost = isChunkError(error);
      if (!isLost) report(error, 'error', part);
      const again = isLost && (await (await live())?.recover(error, part));
      dispatch(again ? { type: 'lost' } : { type: 'crashed', error });
    },
    [remote],
  );

  const retry = useCallback(async () => {
    abandonAssets(`/r/${remote}/`);
    beginAttempt();
    await (await live())?.renew(remote, true);
    dispatch({ type: 'retried' });
  }, [remote]);

  const isOffline = useIsOffline(state.kind === 'failed' && isNetworkFault(state.error), retry);
  return { state, isOffline, retry, crashed };
}
