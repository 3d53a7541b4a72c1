import { useCallback, useEffect, useReducer, useRef } from 'react';
import { beginAttempt, hasUnsavedWork, isChunkError } from '@campus/federation/remote';
import { report } from './incidents';
import { isHang } from './load-faults';
import { beginningOf, nextState, type OutletState } from './outlet-state';
import type { Parts } from './parts';
import { abandonAssets } from './pending-assets';
import { leaveBuild, renewRegistry } from './recover';
import { currentRegistry } from './registry-store';
import { allowReload, reloadOnce } from './reload-once';

interface PartOptions {
  remote: string;
  expose: string;
  /** False keeps the part unloaded, e.g. until its place comes near the viewport. */
  active: boolean;
  parts: Parts;
}

export interface PartInPlace {
  state: OutletState;
  retry: () => void;
  /** @param build that was on screen */
  crashed: (error: unknown, build: string) => void;
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
  const recovery = useRef<'unused' | 'used' | 'offline'>('unused');

  useEffect(() => {
    if (active) dispatch({ type: 'asked' });
  }, [active]);

  useEffect(() => {
    if (attempt === undefined) return undefined;
    const force = shouldForce(attempt);
    let left = false;
    const load = async () => {
      const isAsked = recovery.current === 'unused';
      if (force && !(await renewRegistry(remote, isAsked))) recovery.current = 'offline';
      const registered = registeredNow(remote);
      // Another build is live by now: the place has begun anew with that.
      if (left || !registered) return;
      try {
        const part = await parts.load({ remote: registered, expose, force });
        allowReload(remote);
        dispatch({ type: 'arrived', attempt, part });
      } catch (error) {
        if (left || (force && isHang(error) && reloadOnce(remote))) return;
        dispatch({ type: 'failed', attempt, error });
      }
    };
    void load();
    return () => {
      left = true;
    };
  }, [attempt, expose, parts, remote]);

  const retry = useCallback(() => {
    recovery.current = 'unused';
    abandonAssets(`/r/${remote}/`);
    beginAttempt();
    dispatch({ type: 'retried' });
  }, [remote]);

  const crashed = useCallback(
    (error: unknown, build: string) => {
      const isLost = isChunkError(error);
      if (isLost && !isHang(error) && recovery.current === 'unused') {
        recovery.current = 'used';
        beginAttempt();
        dispatch({ type: 'lost' });
        return;
      }
      const isOffline = isLost && recovery.current === 'offline';
      report(error, isLost ? 'load' : 'error', { remote, ...(!isOffline && { build }) });
      const leaving = isLost && !hasUnsavedWork() ? leaveBuild(remote, build) : undefined;
      void Promise.resolve(leaving).then(
        (isLeft) => isLeft || dispatch({ type: 'crashed', error }),
      );
    },
    [remote],
  );

  return { state, retry, crashed };
}
