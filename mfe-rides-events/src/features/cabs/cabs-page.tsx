import { usePageTitle } from '@campus/federation/remote';
import { lazyDialog } from '@campus/shared-features/lazy';
import {
  LinkedEntry,
  ListingTabs,
  useListingPage,
  type NewEntryProps,
} from '@campus/shared-features/listing';
import { PageHeader } from '@campus/shared-ui';
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
  usePageTitle('Cab Sharing');
  useLiveRides();
  const { add, dialog, linked, closeLinked } = useListingPage('cab', 'Add Ride');
  const skeleton = (
    <div className={styles.linkedWaiting}>
      <TicketSkeleton count={1} />
    </div>
  );
  return (
    <>
      <PageHeader title="Cab Sharing" actions={add}>
        One cab, several students, a fraction of the fare.
      </PageHeader>
      {linked && (
        <LinkedEntry listing={cabs} id={linked} onClose={closeLinked} skeleton={skeleton}>
          {(cab) => <CabCard key={linked} entry={cab} open onGone={closeLinked} />}
        </LinkedEntry>
      )}
      <ListingTabs
        label="Whose rides"
        all={<AllCabs linked={linked} add={add} />}
        your={<YourCabs linked={linked} add={add} />}
      />
      <CabDialog {...dialog} />
    </>
  );
}
