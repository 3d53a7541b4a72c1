import { readDay, readText, useFilters, type Filters } from '@campus/shared-features/listing';
import { Checkbox, TextField } from '@campus/shared-ui/field';
import { FilterBar, SearchBox } from '@campus/shared-ui/listing';
import { useState } from 'react';
import styles from './lists.module.css';

export type CabFilters = Filters<
  'from' | 'to' | 'day' | 'free',
  { from?: string; to?: string; day?: string; free?: '1' }
>;

/** The filters by places, day and free seats, from the URL. */
export function useCabFilters(): CabFilters {
  return useFilters(['from', 'to', 'day', 'free'], ({ from, to, day, free }) => ({
    from: readText(from),
    to: readText(to),
    day: readDay(day),
    free: free === '1' ? free : undefined,
  }));
}

/**
 * The local value of a field that is stored in the URL. The URL changes a moment later, and a field
 * that waited for it would briefly show the old value.
 */
function useOwnValue(value: string, onChange: (next: string) => void) {
  const [own, setOwn] = useState(value);
  const [last, setLast] = useState(value);
  if (value !== last) {
    setLast(value);
    setOwn(value);
  }
  const change = (next: string) => {
    setOwn(next);
    onChange(next);
  };
  return [own, change] as const;
}

interface CabFilterBarProps {
  readonly filters: CabFilters;
  /** Number of rides, undefined until loaded. */
  readonly count?: number | undefined;
  /** The earliest day that can be chosen. */
  readonly min?: string;
}

/** Filters the rides by places, day and free seats. */
export function CabFilterBar({ filters, count, min }: CabFilterBarProps) {
  const { query, active, set, clear } = filters;
  const [day, setDay] = useOwnValue(query.day ?? '', (text) => set('day', text));
  const [free, setFree] = useOwnValue(query.free ?? '', (text) => set('free', text));
  return (
    <>
      <FilterBar label="Filter rides" active={active} onClear={clear}>
        <div className={styles.places}>
          <SearchBox label="From" value={query.from ?? ''} onSearch={(text) => set('from', text)} />
          <SearchBox label="To" value={query.to ?? ''} onSearch={(text) => set('to', text)} />
        </div>
        <TextField
          type="date"
          label="Day"
          min={min}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <Checkbox
          label="Only rides with seats"
          className={styles.free}
          checked={free === '1'}
          onChange={(event) => setFree(event.target.checked ? '1' : '')}
        />
      </FilterBar>
      <p role="status" className={styles.count} data-active={active || undefined}>
        {active && count !== undefined && (count === 1 ? '1 ride found' : `${count} rides found`)}
      </p>
    </>
  );
}
