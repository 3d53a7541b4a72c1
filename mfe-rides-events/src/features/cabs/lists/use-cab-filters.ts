import { isReal, limits } from '@campus/contract';
import { useSearchValues } from '@campus/federation/remote/address';

const names = ['from', 'to', 'day', 'free'] as const;
type Name = (typeof names)[number];

export interface CabFilters {
  /** As the call takes them; what nobody can mean is left out. */
  readonly query: { from?: string; to?: string; day?: string; free?: '1' };
  readonly active: boolean;
  /** Sets one; an empty text removes it. */
  readonly set: (name: Name, value: string) => void;
  readonly clear: () => void;
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && isReal(text);

/** The filters of the list; they live in the address. */
export function useCabFilters(): CabFilters {
  const { values, replace } = useSearchValues(names);
  const { from, to, day, free } = values;
  const query = {
    ...(from && { from: from.slice(0, limits.searchLength) }),
    ...(to && { to: to.slice(0, limits.searchLength) }),
    ...(day && isDay(day) && { day }),
    ...(free === '1' && { free: '1' as const }),
  };
  return {
    query,
    active: Object.keys(query).length > 0,
    set: (name, value) => replace({ [name]: value || undefined }),
    clear: () => replace({ from: undefined, to: undefined, day: undefined, free: undefined }),
  };
}
