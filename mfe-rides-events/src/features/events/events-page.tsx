import { usePageTitle } from '@campus/federation/remote';
import { lazyDialog } from '@campus/shared-features/lazy';
import {
  LinkedEntry,
  ListingTabs,
  useListingPage,
  type NewEntryProps,
} from '@campus/shared-features/listing';
import { PageHeader } from '@campus/shared-ui';
import { events } from './event';
import { EventCard } from './event-card';
import { AllEvents, YourEvents } from './event-lists';

const EventDialog = lazyDialog<NewEntryProps>(() =>
  import(/* webpackChunkName: "event-form" */ './event-form').then((part) => part.EventDialog),
);

/** What happens on campus. Tab, filters, dialog and the event of a link live in the address. */
export function EventsPage() {
  usePageTitle('Events');
  const { add, dialog, linked, closeLinked } = useListingPage('event', 'Add Event');
  return (
    <>
      <PageHeader title="Events" actions={add}>
        Fests, talks, matches and open mics: what is on, and who is going.
      </PageHeader>
      {linked && (
        <LinkedEntry listing={events} id={linked} onClose={closeLinked}>
          {(event) => <EventCard key={linked} entry={event} open onGone={closeLinked} />}
        </LinkedEntry>
      )}
      <ListingTabs
        label="Whose events"
        all={<AllEvents linked={linked} add={add} />}
        your={<YourEvents linked={linked} add={add} />}
      />
      <EventDialog {...dialog} />
    </>
  );
}
