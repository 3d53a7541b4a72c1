import type { CampusEvent } from '@campus/contract';
import type { PagedList } from '@campus/contract/react';
import { VisuallyHidden } from '@campus/shared-ui';
import { ListFoot, ListStates } from '@campus/shared-ui/list';
import { CardList, CardSkeleton } from '@campus/shared-ui/listing';
import { useState, type ReactNode } from 'react';
import { EventCard } from '../card/event-card';

interface EventListProps {
  readonly list: PagedList<CampusEvent>;
  /** What the list holds. */
  readonly label: string;
  /** The event that stands above the list already. */
  readonly linked: string | undefined;
  readonly empty: ReactNode;
  readonly endText: string;
}

/** Events under one another, in whichever state the list is. */
export function EventList({ list, label, linked, empty, endText }: EventListProps) {
  const [viewing, setViewing] = useState(false);
  const events = list.entries.filter(({ _id }) => _id !== linked);
  return (
    <>
      <h2>
        <VisuallyHidden>{label}</VisuallyHidden>
      </h2>
      <ListStates
        list={list}
        loadingLabel="Loading events"
        skeleton={<CardSkeleton />}
        empty={empty}
        signedOut={null}
      >
        <CardList label={label}>
          {events.map((event) => (
            <EventCard key={event._id} event={event} onViewing={setViewing} />
          ))}
        </CardList>
        <ListFoot list={list} moreLabel="Load More" endText={endText} paused={viewing} />
      </ListStates>
    </>
  );
}
