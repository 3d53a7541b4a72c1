import { isReal, limits } from '@campus/contract';
import { useSearchValues } from '@campus/federation/remote/address';

export interface Filters<N extends string, Q> {
  /** The filters as the call expects them; implausible values are omitted. */
  readonly query: Q;
  readonly active: boolean;
  /** Sets one; an empty text removes it. */
  readonly set: (name: N, value: string) => void;
  readonly clear: () => void;
}

/**
 * The filters of a list, stored in the address.
 * @param names of the search parameters
 * @param read converts the address's values to those of the call; undefined omits one
 */
export function useFilters<N extends string, Q extends object>(
  names: readonly N[],
  read: (values: Readonly<Partial<Record<N, string>>>) => Q,
): Filters<N, Q> {
  const { values, replace } = useSearchValues(names);
  const given = Object.entries(read(values)).filter(([, value]) => value !== undefined);
  const some = (name: string, value: string | undefined) =>
    ({ [name]: value }) as Partial<Record<N, string | undefined>>;
  return {
    query: Object.fromEntries(given) as Q,
    active: given.length > 0,
    set: (name, value) => replace(some(name, value || undefined)),
    clear: () => replace(Object.assign({}, ...names.map((name) => some(name, undefined)))),
  };
}

/** A text to search for, or undefined for none. */
export function readText(text: string | undefined): string | undefined {
  return text?.slice(0, limits.searchLength) || undefined;
}

/** A calendar day, or undefined if the text is not one. */
export function readDay(text: string | undefined): string | undefined {
  return text && /^\d{4}-\d\d-\d\d$/.test(text) && isReal(text) ? text : undefined;
}

/** The typed number; `NaN`, which the contract rejects with its message, if the text is not one. */
export function readNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
