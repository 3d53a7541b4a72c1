import { eventMessages, listingMessages, listMyEvents, type AnswerOf } from '@campus/contract';
import { usePagedList, usePages } from '@campus/contract/react';
import { EmptyState } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import type { EventListPartProps } from './all-events';
import { EventList } from './event-list';

const wording = {
  entriesOf: (page: AnswerOf<typeof listMyEvents>) => page.events,
  listFailed: eventMessages.mineFailed,
  moreFailed: eventMessages.mineFailed,
  networkFailed: listingMessages.serverError,
};

/** The student's own events: those to come, then the ended ones. Asked for when its tab first opens. */
export function YourEvents({ linked, add }: EventListPartProps) {
  const list = usePagedList(usePages(listMyEvents, {}), wording);
  return (
    <EventList
      list={list}
      label="Your events"
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
      endText="You've reached the end of your events!"
    />
  );
}
