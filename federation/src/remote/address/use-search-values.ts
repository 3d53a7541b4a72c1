import { useLocation, useNavigate } from 'react-router-dom';

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
  const found = names.flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    values: Object.fromEntries(found) as Values<N>,
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
