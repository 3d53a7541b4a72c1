import { readText, useFilters, type Filters } from '@campus/shared-features/listing';
import { FilterBar, SearchBox } from '@campus/shared-ui/listing';

type AdFilters = Filters<
  'search' | 'minPrice' | 'maxPrice',
  { search?: string; minPrice?: string; maxPrice?: string }
>;

/** Whole rupees of what was typed, without sign, commas and paise; empty when there are none. */
const rupeesOf = (text: string) => /^\d*/.exec(text.replace(/[₹,\s]/g, ''))?.[0].slice(0, 8) ?? '';

const readRupees = (text: string | undefined) => (/^\d{1,8}$/.test(text ?? '') ? text : undefined);

/** Words and prices that narrow the list. */
export function useAdFilters(): AdFilters {
  return useFilters(['search', 'minPrice', 'maxPrice'], ({ search, minPrice, maxPrice }) => ({
    search: readText(search),
    minPrice: readRupees(minPrice),
    maxPrice: readRupees(maxPrice),
  }));
}

/** Narrows the items by words and price. Prices are whole rupees. */
export function AdFilterBar({ filters }: { filters: AdFilters }) {
  const { query, active, set, clear } = filters;
  return (
    <FilterBar label="Filter items" active={active} onClear={clear}>
      <SearchBox
        label="Search items"
        value={query.search ?? ''}
        onSearch={(text) => set('search', readText(text) ?? '')}
      />
      <SearchBox
        label="Price from (₹)"
        value={query.minPrice ?? ''}
        onSearch={(text) => set('minPrice', rupeesOf(text))}
        inputMode="numeric"
      />
      <SearchBox
        label="Price to (₹)"
        value={query.maxPrice ?? ''}
        onSearch={(text) => set('maxPrice', rupeesOf(text))}
        inputMode="numeric"
      />
    </FilterBar>
  );
}
