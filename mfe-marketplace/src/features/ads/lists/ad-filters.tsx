import { SearchBox, FilterBar } from '@campus/shared-ui/listing';
import type { AdFilters } from './use-ad-filters';

/** Narrows the items by words and price. Prices are whole rupees. */
export function AdFilterBar({ filters }: { filters: AdFilters }) {
  const { query, active, set, clear } = filters;
  return (
    <FilterBar label="Filter items" active={active} onClear={clear}>
      <SearchBox
        label="Search items"
        value={query.search ?? ''}
        onSearch={(text) => set('search', text)}
      />
      <SearchBox
        label="Price from (₹)"
        value={query.minPrice ?? ''}
        onSearch={(text) => set('minPrice', text)}
        inputMode="numeric"
      />
      <SearchBox
        label="Price to (₹)"
        value={query.maxPrice ?? ''}
        onSearch={(text) => set('maxPrice', text)}
        inputMode="numeric"
      />
    </FilterBar>
  );
}
