import { readText, useFilters, type Filters } from '@campus/shared-features/listing';
import { FilterBar, SearchBox } from '@campus/shared-ui/listing';

type AdFilters = Filters<
  'search' | 'minPrice' | 'maxPrice',
  { search?: string; minPrice?: string; maxPrice?: string }
>;

/** The typed price in whole rupees, without sign, commas and paise; empty if there is none. */
const rupeesOf = (text: string) => /^\d*/.exec(text.replace(/[₹,\s]/g, ''))?.[0].slice(0, 8) ?? '';

const readRupees = (text: string | undefined) => (/^\d{1,8}$/.test(text ?? '') ? text : undefined);

/** The words and prices that filter the list. */
export function useAdFilters(): AdFilters {
  return useFilters(['search', 'minPrice', 'maxPrice'], ({ search, minPrice, maxPrice }) => ({
    search: readText(search),
    minPrice: readRupees(minPrice),
    maxPrice: readRupees(maxPrice),
  }));
}

/** Filters the items by words and price. Prices are whole rupees. */
export function AdFilterBar({ filters }: { filters: AdFilters }) {
  const prices = [
    ['Price from (₹)', 'minPrice'],
    ['Price to (₹)', 'maxPrice'],
  ] as const;
  return (
    <FilterBar label="Filter items" active={filters.active} onClear={filters.clear}>
      <SearchBox
        label="Search items"
        value={filters.query.search ?? ''}
        onSearch={(text) => filters.set('search', readText(text) ?? '')}
      />
      {prices.map(([label, name]) => (
        <SearchBox
          key={name}
          label={label}
          value={filters.query[name] ?? ''}
          onSearch={(text) => filters.set(name, rupeesOf(text))}
          inputMode="numeric"
        />
      ))}
    </FilterBar>
  );
}
