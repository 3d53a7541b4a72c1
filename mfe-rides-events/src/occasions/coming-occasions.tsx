import type { PagedList } from '@campus/contract/react';
import { EntryList } from '@campus/shared-features/listing';
import { Button, EmptyState } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import type { ReactNode } from 'react';
import { OccasionFilters, type DayFilters } from './occasion-filters';
import type { Occasion } from './occasions';

interface ComingOccasionsProps<T extends Occasion> {
  /** What students call one. */
  readonly noun: string;
  readonly list: PagedList<T>;
  readonly filters: DayFilters;
  /** The one that stands above the list already. */
  readonly linked: string | undefined;
  /** What to try where the filters leave nothing. */
  readonly hint: string;
  /** Where nothing is to come. */
  readonly empty: ReactNode;
  /** A card; it tells when a picture of it covers the list, and when it does not any more. */
  readonly children: (entry: T, onViewing: (viewing: boolean) => void) => ReactNode;
}

/** Every occasion of the college that is still to come, narrowed by words and a day. */
export function ComingOccasions<T extends Occasion>(props: ComingOccasionsProps<T>) {
  const { noun, list, filters, linked, hint, empty, children } = props;
  const noneLikeThat = (
    <EmptyState
      title={`No ${noun} like that`}
      scene={<EmptyScene name="BanyanBench" />}
      action={<Button onClick={filters.clear}>Show every {noun}</Button>}
    >
      {hint}
    </EmptyState>
  );
  return (
    <>
      <OccasionFilters filters={filters} nouns={`${noun}s`} />
      <EntryList
        list={list}
        label={`Upcoming ${noun}s`}
        loadingLabel={`Loading ${noun}s`}
        endText={`That was every ${noun} so far.`}
        linked={linked}
        empty={filters.active ? noneLikeThat : empty}
      >
        {children}
      </EntryList>
    </>
  );
}
