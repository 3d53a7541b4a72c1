import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

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

type Values<N extends string> = Readonly<Partial<Record<N, string>>>;

export interface SearchValues<N extends string> {
  /** Those that are in the address. */
  readonly values: Values<N>;
  /** Sets some of them, or removes them with undefined, without a step of the history. */
  readonly replace: (some: Readonly<Partial<Record<N, string | undefined>>>) => void;
}

/**
 * Several search parameters that change together, such as the filters of a list: one after the other
 * they would each undo the change before.
 */
export function useSearchValues<N extends string>(names: readonly N[]): SearchValues<N> {
  const location = useLocation();
  const navigate = useNavigate();
  const search = new URLSearchParams(location.search);
  const entries = names.flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    values: Object.fromEntries(entries) as Values<N>,
    replace: (some) => {
      for (const [name, value] of Object.entries<string | undefined>(some)) {
        if (value === undefined) search.delete(name);
        else search.set(name, value);
      }
      const to = { pathname: location.pathname, search: search.toString() };
      void navigate(to, { replace: true, state: location.state });
    },
  };
}

export interface DialogOf {
  readonly asked: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * A dialog about one of many things. Which one stands in the address, so that Back closes it.
 * @param name of the search parameter
 * @param id of this thing, its value
 */
export function useDialogOf(name: string, id: string): DialogOf {
  const { value, open, close } = useSearchState(name);
  return { asked: value === id, open: () => open(id), close };
}

/**
 * For such a dialog when the thing goes with it. First the address becomes what it was before, then the
 * thing goes: it may be in the address itself.
 * @returns whether the dialog was asked for yet, and what ends it for good
 */
export function useLeavingDialog(
  { asked, close }: DialogOf,
  onLeave: () => void,
): { readonly wanted: boolean; readonly leave: () => void } {
  const [wanted, setWanted] = useState(asked);
  const [left, setLeft] = useState(false);
  if (asked && !wanted) setWanted(true);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (left && !asked) leave();
  }, [left, asked]);
  return {
    wanted,
    leave: () => {
      setLeft(true);
      close();
    },
  };
}
