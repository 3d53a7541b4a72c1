import { exploreMessages, listExplores, listingMessages, type AnswerOf } from '@campus/contract';
import { usePagedList, usePages } from '@campus/contract/react';
import { Button, EmptyState } from '@campus/shared-ui';
import { TextField } from '@campus/shared-ui/field';
import { EmptyScene } from '@campus/shared-ui/list';
import { FilterBar, SearchBox } from '@campus/shared-ui/listing';
import { today } from '@campus/shared-ui/time';
import type { ReactNode } from 'react';
import { useDayFilters, type DayFilters } from '../../../filters/use-day-filters';
import { ExploreList } from './explore-list';

const wording = {
  entriesOf: (page: AnswerOf<typeof listExplores>) => page.explores,
  listFailed: exploreMessages.listFailed,
  moreFailed: exploreMessages.moreFailed,
  networkFailed: listingMessages.serverError,
};

export interface ExploreListPartProps {
  readonly linked: string | undefined;
  /** The button that adds a trip. */
  readonly add: ReactNode;
}

function Filters({ filters }: { filters: DayFilters }) {
  const { query, active, set, clear } = filters;
  return (
    <FilterBar label="Filter trips" active={active} onClear={clear}>
      <SearchBox
        label="Search trips"
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

/** Every trip of the college that is still to come. */
export function AllExplores({ linked, add }: ExploreListPartProps) {
  const filters = useDayFilters();
  const list = usePagedList(usePages(listExplores, { query: filters.query }), wording);
  const empty = filters.active ? (
    <EmptyState
      title="No trip like that"
      scene={<EmptyScene name="BanyanBench" />}
      action={<Button onClick={filters.clear}>Show every trip</Button>}
    >
      Try fewer letters, another place or another day.
    </EmptyState>
  ) : (
    <EmptyState title="No upcoming trips" scene={<EmptyScene name="PaperPlane" />} action={add}>
      Nobody is going anywhere yet. Where would you like to go?
    </EmptyState>
  );
  return (
    <>
      <Filters filters={filters} />
      <ExploreList
        list={list}
        label="Upcoming trips"
        linked={linked}
        empty={empty}
        endText="That was every trip so far."
      />
    </>
  );
}
