import { limits } from '@campus/contract';
import { useSearchValues } from '@campus/federation/remote/address';

const names = ['search', 'minPrice', 'maxPrice'] as const;
type Name = (typeof names)[number];

export interface AdFilters {
  /** As the call takes them; what nobody can mean is left out. */
  readonly query: { search?: string; minPrice?: string; maxPrice?: string };
  readonly active: boolean;
  /** Sets one; an empty text removes it. */
  readonly set: (name: Name, value: string) => void;
  readonly clear: () => void;
}

/** Whole rupees of what was typed, without sign, commas and paise; empty when there are none. */
const rupeesOf = (text: string) => /^\d*/.exec(text.replace(/[₹,\s]/g, ''))?.[0].slice(0, 8) ?? '';
const isRupees = (text: string | undefined): text is string => /^\d{1,8}$/.test(text ?? '');

/** Words and prices that narrow the list; they live in the address. */
export function useAdFilters(): AdFilters {
  const { values, replace } = useSearchValues(names);
  const { search, minPrice, maxPrice } = values;
  const query = {
    ...(search && { search: search.slice(0, limits.searchLength) }),
    ...(isRupees(minPrice) && { minPrice }),
    ...(isRupees(maxPrice) && { maxPrice }),
  };
  return {
    query,
    active: Object.keys(query).length > 0,
    set: (name, value) => {
      const wanted = name === 'search' ? value.slice(0, limits.searchLength) : rupeesOf(value);
      replace({ [name]: wanted || undefined });
    },
    clear: () => replace({ search: undefined, minPrice: undefined, maxPrice: undefined }),
  };
}
