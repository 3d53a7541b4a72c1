import { eventMessages, listEvents, listingMessages, type AnswerOf } from '@campus/contract';
import { usePagedList, usePages } from '@campus/contract/react';
import { Button, EmptyState } from '@campus/shared-ui';
import { TextField } from '@campus/shared-ui/field';
import { EmptyScene } from '@campus/shared-ui/list';
import { FilterBar, SearchBox } from '@campus/shared-ui/listing';
import { today } from '@campus/shared-ui/time';
import type { ReactNode } from 'react';
import { useDayFilters, type DayFilters } from '../../../filters/use-day-filters';
import { EventList } from './event-list';

const wording = {
  entriesOf: (page: AnswerOf<typeof listEvents>) => page.events,
  listFailed: eventMessages.listFailed,
  moreFailed: eventMessages.moreFailed,
  networkFailed: listingMessages.serverError,
};

export interface EventListPartProps {
  readonly linked: string | undefined;
  /** The button that adds an event. */
  readonly add: ReactNode;
}

function Filters({ filters }: { filters: DayFilters }) {
  const { query, active, set, clear } = filters;
  return (
    <FilterBar label="Filter events" active={active} onClear={clear}>
      <SearchBox
        label="Search events"
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

/** Every event of the college that is still to come. */
export function AllEvents({ linked, add }: EventListPartProps) {
  const filters = useDayFilters();
  const list = usePagedList(usePages(listEvents, { query: filters.query }), wording);
  const empty = filters.active ? (
    <EmptyState
      title="No event like that"
      scene={<EmptyScene name="BanyanBench" />}
      action={<Button onClick={filters.clear}>Show every event</Button>}
    >
      Try fewer letters or another day.
    </EmptyState>
  ) : (
    <EmptyState title="No upcoming events" scene={<EmptyScene name="NoticeBoard" />} action={add}>
      Nothing is on yet. Put something on the board yourself.
    </EmptyState>
  );
  return (
    <>
      <Filters filters={filters} />
      <EventList
        list={list}
        label="Upcoming events"
        linked={linked}
        empty={empty}
        endText="That was every event so far."
      />
    </>
  );
}
