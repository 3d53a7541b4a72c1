import { readDay, readWords, useFilters, type Filters } from '@campus/shared-features/listing';
import { TextField } from '@campus/shared-ui/field';
import { FilterBar, SearchBox } from '@campus/shared-ui/listing';
import { today } from '@campus/shared-ui/time';

export type DayFilters = Filters<'search' | 'day', { search?: string; day?: string }>;

/** Words and a day that narrow a list. */
export function useDayFilters(): DayFilters {
  return useFilters(['search', 'day'], ({ search, day }) => ({
    search: readWords(search),
    day: readDay(day),
  }));
}

interface OccasionFiltersProps {
  readonly filters: DayFilters;
  /** What is looked for, e.g. 'events'. */
  readonly nouns: string;
}

export function OccasionFilters({ filters, nouns }: OccasionFiltersProps) {
  const { query, active, set, clear } = filters;
  return (
    <FilterBar label={`Filter ${nouns}`} active={active} onClear={clear}>
      <SearchBox
        label={`Search ${nouns}`}
        value={query.search ?? ''}
        onSearch={(text) => set('search', text)}
      />
      <TextField
        type="date"
        label="Day"
        min={today()}
        value={query.day ?? ''}
        onChange={({ target }) => set('day', target.value)}
      />
    </FilterBar>
  );
}
