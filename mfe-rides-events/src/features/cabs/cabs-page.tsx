import { lazyDialog } from '@campus/shared-features/lazy';
import { ListingFrame, useListingPage, type NewEntryProps } from '@campus/shared-features/listing';
import { cabs } from './cab';
import { CabCard } from './cab-card';
import { AllCabs, YourCabs } from './cab-lists';
import styles from './lists.module.css';
import { TicketSkeleton } from './ticket';
import { useLiveRides } from './use-live-rides';

const CabDialog = lazyDialog<NewEntryProps>(() =>
  import(/* webpackChunkName: "cab-form" */ './cab-form').then((part) => part.CabDialog),
);

/** Rides that students share. Tab, filters, dialog and the ride of a link live in the address. */
export function CabsPage() {
  useLiveRides();
  const page = useListingPage('cab', 'Add Ride');
  const skeleton = (
    <div className={styles.linkedWaiting}>
      <TicketSkeleton count={1} />
    </div>
  );
  return (
    <>
      <ListingFrame
        listing={cabs}
        page={page}
        title="Cab Sharing"
        about="One cab, several students, a fraction of the fare."
        all={<AllCabs {...page} />}
        your={<YourCabs {...page} />}
        skeleton={skeleton}
      >
        {(cab, onGone) => <CabCard entry={cab} open onGone={onGone} />}
      </ListingFrame>
      <CabDialog {...page.dialog} />
    </>
  );
}
