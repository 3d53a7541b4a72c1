import { listEvents, type CampusEvent } from '@campus/contract';
import { usePages } from '@campus/contract/react';
import { OwnEntries, useEntries, type ListPart } from '@campus/shared-features/listing';
import { EmptyState } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import { ComingOccasions } from '../../occasions/coming-occasions';
import { useDayFilters } from '../../occasions/occasion-filters';
import { events } from './event';
import { EventCard } from './event-card';

const card = (event: CampusEvent, onViewing: (viewing: boolean) => void) => (
  <EventCard entry={event} onViewing={onViewing} />
);

/** Every event of the college that is still to come. */
export function AllEvents({ linked, add }: ListPart) {
  const filters = useDayFilters();
  const list = useEntries(events, usePages(listEvents, { query: filters.query }));
  const empty = (
    <EmptyState title="No upcoming events" scene={<EmptyScene name="NoticeBoard" />} action={add}>
      Nothing is on yet. Put something on the board yourself.
    </EmptyState>
  );
  return (
    <ComingOccasions
      noun="event"
      list={list}
      filters={filters}
      linked={linked}
      hint="Try fewer letters or another day."
      empty={empty}
    >
      {card}
    </ComingOccasions>
  );
}

export function YourEvents({ linked, add }: ListPart) {
  const empty = (
    <EmptyState
      title="You have announced no event yet"
      scene={<EmptyScene name="NoticeBoard" />}
      action={add}
    >
      Events you add are here, also after they are over.
    </EmptyState>
  );
  return (
    <OwnEntries listing={events} linked={linked} empty={empty}>
      {card}
    </OwnEntries>
  );
}
