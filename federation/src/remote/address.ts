import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

export interface SearchState {
  /** The value in the address, or undefined. */
  readonly value: string | undefined;
  /** Sets it, or removes it with undefined, and adds a history entry, so that Back undoes it. */
  readonly open: (value: string | undefined) => void;
  /** Sets it, or removes it with undefined, without adding a history entry. */
  readonly replace: (value: string | undefined) => void;
  /** Goes back to before `open`, or removes the value if the visitor arrived with it. */
  readonly close: () => void;
}

function openedHere(location: Location, name: string): boolean {
  const state: unknown = location.state;
  return typeof state === 'object' && state !== null && 'opened' in state && state.opened === name;
}

/**
 * A part of the page's state that is stored in the address, such as an open dialog, a tab or a filter.
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
  /** The values that are in the address. */
  readonly values: Values<N>;
  /** Sets some of them, or removes them with undefined, without adding a history entry. */
  readonly replace: (some: Readonly<Partial<Record<N, string | undefined>>>) => void;
}

/**
 * Several search parameters that change together, such as the filters of a list. If set one after the other,
 * each would undo the change before.
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
 * A dialog about one of many items. The address says which one, so that Back closes the dialog.
 * @param name of the search parameter
 * @param id of this item, the parameter's value
 */
export function useDialogOf(name: string, id: string): DialogOf {
  const { value, open, close } = useSearchState(name);
  return { asked: value === id, open: () => open(id), close };
}

/**
 * For such a dialog if its item disappears with it. The address is restored first and `onLeave` is called
 * after that, because the item may be in the address itself.
 * @returns whether the dialog has been opened yet, and a function that ends it for good
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
