import { useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

export interface SearchState {
  /** The value in the address, or undefined. */
  readonly value: string | undefined;
  /** Sets it, or removes it with undefined, as a new step of the history, so that Back undoes it. */
  readonly open: (value: string | undefined) => void;
  /** Sets it, or removes it with undefined, without a step of its own. */
  readonly replace: (value: string | undefined) => void;
  /** Goes back to before `open`, or removes the value where the visitor came with it. */
  readonly close: () => void;
}

function openedHere(location: Location, name: string): boolean {
  const state: unknown = location.state;
  return typeof state === 'object' && state !== null && 'opened' in state && state.opened === name;
}

/**
 * A part of the page's state that lives in the address, such as an open dialog, a tab or a filter.
 * @param name of the search parameter
 */
export function useSearchState(name: string): SearchState {
  const location = useLocation();
  const navigate = useNavigate();
  // Back takes a moment: a second press on Cancel must not go back twice.
  const left = useRef<string>(undefined);
  const go = (value: string | undefined, options: { replace: boolean; state: unknown }) => {
    const search = new URLSearchParams(location.search);
    if (value === undefined) search.delete(name);
    else search.set(name, value);
    void navigate({ pathname: location.pathname, search: search.toString() }, options);
  };
  const replace = (value: string | undefined) =>
    go(value, { replace: true, state: location.state });
  return {
    value: new URLSearchParams(location.search).get(name) ?? undefined,
    open: (value) => go(value, { replace: false, state: { opened: name } }),
    replace,
    close: () => {
      if (left.current === location.key) return;
      left.current = location.key;
      if (openedHere(location, name)) void navigate(-1);
      else go(undefined, { replace: true, state: undefined });
    },
  };
}
