import { Checkbox, TextField } from '@campus/shared-ui/field';
import { FilterBar, SearchBox } from '@campus/shared-ui/listing';
import { today } from '@campus/shared-ui/time';
import type { CabFilters } from './use-cab-filters';
import { useOwnValue } from './use-own-value';
import styles from './lists.module.css';

interface CabFilterBarProps {
  readonly filters: CabFilters;
  /** How many rides there are, undefined while nobody knows. */
  readonly count: number | undefined;
}

function countWords(count: number): string {
  return count === 1 ? '1 ride found' : `${count} rides found`;
}

/** Narrows the rides by where, when and whether there is room. */
export function CabFilterBar({ filters, count }: CabFilterBarProps) {
  const { query, active, set, clear } = filters;
  const [day, setDay] = useOwnValue<string>(query.day ?? '', (text) => set('day', text));
  const [free, setFree] = useOwnValue<string>(query.free ?? '', (text) => set('free', text));
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
          min={today()}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <Checkbox
          label="Only with seats"
          className={styles.free}
          checked={free === '1'}
          onChange={(event) => setFree(event.target.checked ? '1' : '')}
        />
      </FilterBar>
      <p role="status" className={styles.count} data-active={active || undefined}>
        {active && count !== undefined && countWords(count)}
      </p>
    </>
  );
}
