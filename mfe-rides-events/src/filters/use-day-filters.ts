import { isReal, limits } from '@campus/contract';
import { useSearchValues } from '@campus/federation/remote/address';

const names = ['search', 'day'] as const;
type Name = (typeof names)[number];

export interface DayFilters {
  /** As the calls take them; what nobody can mean is left out. */
  readonly query: { search?: string; day?: string };
  readonly active: boolean;
  /** Sets one; an empty text removes it. */
  readonly set: (name: Name, value: string) => void;
  readonly clear: () => void;
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && isReal(text);

/** Words and a day that narrow a list; they live in the address. */
export function useDayFilters(): DayFilters {
  const { values, replace } = useSearchValues(names);
  const { search, day } = values;
  const query = {
    ...(search && { search: search.slice(0, limits.searchLength) }),
    ...(day && isDay(day) && { day }),
  };
  return {
    query,
    active: Object.keys(query).length > 0,
    set: (name, value) => replace({ [name]: value || undefined }),
    clear: () => replace({ search: undefined, day: undefined }),
  };
}
