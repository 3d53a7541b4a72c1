import { usePages } from '@campus/contract/react';
import { lazyDialog } from '@campus/shared-features/lazy';
import {
  EntryList,
  ListingPage,
  NothingFound,
  NothingYet,
  OwnEntries,
  readDay,
  readText,
  useEntries,
  useFilters,
  type EntryCardProps,
  type Filters,
  type ListPart,
  type NewEntryProps,
} from '@campus/shared-features/listing';
import { TextField } from '@campus/shared-ui/field';
import { FilterBar, SearchBox } from '@campus/shared-ui/listing';
import { today } from '@campus/shared-ui/time';
import type { ComponentType } from 'react';
import type { NewOccasion as Dialog } from './occasion-form';
import type { OccasionAt, Occasions } from './occasions';

// A lazy component loses its type parameters, so the cast restores them.
const NewOccasion = lazyDialog(() =>
  import(/* webpackChunkName: "occasion-form" */ './occasion-form').then(
    (part) => part.NewOccasion,
  ),
) as typeof Dialog;

type DayFilters = Filters<'search' | 'day', { search?: string; day?: string }>;

/** The filters by words and day, stored in the URL. */
export const useDayFilters = (): DayFilters =>
  useFilters(['search', 'day'], ({ search, day }) => ({
    search: readText(search),
    day: readDay(day),
  }));

interface DayFilterBarProps {
  readonly filters: DayFilters;
  /** The earliest day that can be chosen. */
  readonly min?: string;
  /** The plural of the listed items, e.g. 'events'. */
  readonly nouns: string;
}

export function DayFilterBar({ filters, min, nouns }: DayFilterBarProps) {
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
        min={min}
        value={query.day ?? ''}
        onChange={({ target }) => set('day', target.value)}
      />
    </FilterBar>
  );
}

interface OccasionsPageProps<T extends OccasionAt<F>, K extends string, F extends string> {
  readonly of: Occasions<T, K, F>;
  readonly Card: ComponentType<EntryCardProps<T>>;
}

/** All upcoming occasions of the college, filtered by words and day. */
function ComingOccasions<T extends OccasionAt<F>, K extends string, F extends string>(
  props: OccasionsPageProps<T, K, F> & ListPart,
) {
  const { of, Card, linked, add } = props;
  const { noun, words } = of;
  const filters = useDayFilters();
  const list = useEntries(of, usePages(of.calls.list, { query: filters.query }));
  const empty = filters.active ? (
    <NothingFound title={`No ${noun}s found`} noun={noun} onClear={filters.clear}>
      {words.hint}
    </NothingFound>
  ) : (
    <NothingYet title={`No upcoming ${noun}s`} scene={words.scene} add={add}>
      {words.nothingToCome}
    </NothingYet>
  );
  return (
    <>
      <DayFilterBar filters={filters} min={today()} nouns={`${noun}s`} />
      <EntryList
        list={list}
        label={`Upcoming ${noun}s`}
        loadingLabel={`Loading ${noun}s`}
        endText={`You've seen every ${noun}.`}
        linked={linked}
        empty={empty}
        Card={Card}
      />
    </>
  );
}

function YourOccasions<T extends OccasionAt<F>, K extends string, F extends string>(
  props: OccasionsPageProps<T, K, F> & ListPart,
) {
  const { of, Card, linked, add } = props;
  const { noun, words } = of;
  const empty = (
    <NothingYet title={words.noneOfYours} scene={words.scene} add={add}>
      Your {noun}s stay here after they're over.
    </NothingYet>
  );
  return <OwnEntries listing={of} Card={Card} linked={linked} empty={empty} />;
}

/** Creates the page of one kind of occasion, with the form for a new one. */
export function createOccasionsPage<T extends OccasionAt<F>, K extends string, F extends string>(
  props: OccasionsPageProps<T, K, F>,
) {
  const { of, Card } = props;
  const parts = {
    All: (part: ListPart) => <ComingOccasions {...props} {...part} />,
    Your: (part: ListPart) => <YourOccasions {...props} {...part} />,
    Dialog: (dialog: NewEntryProps) => <NewOccasion {...dialog} of={of} />,
  };
  return () => <ListingPage {...parts} listing={of} Card={Card} />;
}
