import { usePageTitle } from '@campus/federation/remote';
import { lazyDialog } from '@campus/shared-features/lazy';
import {
  LinkedEntry,
  ListingTabs,
  useListingPage,
  type NewEntryProps,
} from '@campus/shared-features/listing';
import { PageHeader } from '@campus/shared-ui';
import { explores } from './explore';
import { ExploreCard } from './explore-card';
import { AllExplores, YourExplores } from './explore-lists';

const ExploreDialog = lazyDialog<NewEntryProps>(() =>
  import(/* webpackChunkName: "explore-form" */ './explore-form').then(
    (part) => part.ExploreDialog,
  ),
);

/** Trips that students make together. Tab, filters, dialog and the trip of a link live in the address. */
export function ExploresPage() {
  usePageTitle('Explore');
  const { add, dialog, linked, closeLinked } = useListingPage('explore', 'Add Explore');
  return (
    <>
      <PageHeader title="Explore" actions={add}>
        Treks, day trips and long weekends: find company, or take the lead.
      </PageHeader>
      {linked && (
        <LinkedEntry listing={explores} id={linked} onClose={closeLinked}>
          {(explore) => <ExploreCard key={linked} entry={explore} open onGone={closeLinked} />}
        </LinkedEntry>
      )}
      <ListingTabs
        label="Whose trips"
        all={<AllExplores linked={linked} add={add} />}
        your={<YourExplores linked={linked} add={add} />}
      />
      <ExploreDialog {...dialog} />
    </>
  );
}
