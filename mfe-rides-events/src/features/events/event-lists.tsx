import { listEvents } from '@campus/contract';
import { usePages } from '@campus/contract/react';
import {
  EntryList,
  useEntries,
  useOwnEntries,
  type ListPart,
} from '@campus/shared-features/listing';
import { Button, EmptyState } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import { OccasionFilters, useDayFilters } from '../../occasions/occasion-filters';
import { events } from './event';
import { EventCard } from './event-card';

/** Every event of the college that is still to come. */
export function AllEvents({ linked, add }: ListPart) {
  const filters = useDayFilters();
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
      <OccasionFilters filters={filters} nouns="events" />
      <EntryList
        list={useEntries(events, usePages(listEvents, { query: filters.query }))}
        label="Upcoming events"
        loadingLabel="Loading events"
        endText="That was every event so far."
        linked={linked}
        empty={empty}
      >
        {(event, onViewing) => <EventCard entry={event} onViewing={onViewing} />}
      </EntryList>
    </>
  );
}

/** The student's own events: those to come, then the ended ones. */
export function YourEvents({ linked, add }: ListPart) {
  return (
    <EntryList
      list={useOwnEntries(events)}
      label="Your events"
      loadingLabel="Loading events"
      endText="You've reached the end of your events!"
      linked={linked}
      empty={
        <EmptyState
          title="You have announced no event yet"
          scene={<EmptyScene name="NoticeBoard" />}
          action={add}
        >
          Events you add are here, also after they are over.
        </EmptyState>
      }
    >
      {(event, onViewing) => <EventCard entry={event} onViewing={onViewing} />}
    </EntryList>
  );
}
