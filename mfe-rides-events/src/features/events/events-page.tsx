import { lazyDialog } from '@campus/shared-features/lazy';
import { ListingFrame, useListingPage, type NewEntryProps } from '@campus/shared-features/listing';
import { events } from './event';
import { EventCard } from './event-card';
import { AllEvents, YourEvents } from './event-lists';

const EventDialog = lazyDialog<NewEntryProps>(() =>
  import(/* webpackChunkName: "event-form" */ './event-form').then((part) => part.EventDialog),
);

/** What happens on campus. Tab, filters, dialog and the event of a link live in the address. */
export function EventsPage() {
  const page = useListingPage('event', 'Add Event');
  return (
    <>
      <ListingFrame
        listing={events}
        page={page}
        title="Events"
        about="Fests, talks, matches and open mics: what is on, and who is going."
        all={<AllEvents {...page} />}
        your={<YourEvents {...page} />}
      >
        {(event, onGone) => <EventCard entry={event} open onGone={onGone} />}
      </ListingFrame>
      <EventDialog {...page.dialog} />
    </>
  );
}
