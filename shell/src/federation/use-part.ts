import { useCallback, useEffect, useReducer } from 'react';
import { beginAttempt } from '@campus/federation/remote';
import { report } from './incidents';
import { isHang } from './load-faults';
import { beginningOf, nextState, type OutletState } from './outlet-state';
import type { Parts } from './parts';
import { abandonAssets } from './pending-assets';
import { currentRegistry, refreshRegistry } from './registry-store';
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
  crashed: (error: unknown) => void;
}

const registeredNow = (remote: string) => currentRegistry().remotes[remote];

// One retry loads anew, however often React runs the effect of its attempt.
const shouldForce = (attempt: number): boolean => attempt > 0;

/** The state of one place, with what drives it: loading, crashes and Retry. */
export function usePart({ remote, expose, active, parts }: PartOptions): PartInPlace {
  const [state, dispatch] = useReducer(nextState, undefined, () =>
    beginningOf({ remote: registeredNow(remote), part: parts.peek(remote, expose), active }),
  );
  const attempt = state.kind === 'loading' ? state.attempt : undefined;

  useEffect(() => {
    if (active) dispatch({ type: 'asked' });
  }, [active]);

  useEffect(() => {
    const registered = registeredNow(remote);
    if (attempt === undefined || !registered) return;
    parts.load({ remote: registered, expose, force: shouldForce(attempt) }).then(
      (part) => {
        allowReload(remote);
        dispatch({ type: 'arrived', attempt, part });
      },
      (error: unknown) => {
        report(error, { remote, build: registered.current.build });
        if (shouldForce(attempt) && isHang(error) && reloadOnce(remote)) return;
        dispatch({ type: 'failed', attempt, error });
      },
    );
  }, [attempt, expose, parts, remote]);

  const crashed = useCallback(
    (error: unknown) => {
      report(error, { remote, build: registeredNow(remote)?.current.build ?? '' });
      dispatch({ type: 'crashed', error });
    },
    [remote],
  );

  const retry = useCallback(() => {
    abandonAssets(`/r/${remote}/`);
    beginAttempt();
    void refreshRegistry().finally(() => dispatch({ type: 'retried' }));
  }, [remote]);

  return { state, retry, crashed };
}
