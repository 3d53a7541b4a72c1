import { lazyDialog } from '@campus/shared-features/lazy';
import { ListingFrame, useListingPage, type NewEntryProps } from '@campus/shared-features/listing';
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
  const page = useListingPage('explore', 'Add Explore');
  return (
    <>
      <ListingFrame
        listing={explores}
        page={page}
        title="Explore"
        about="Treks, day trips and long weekends: find company, or take the lead."
        all={<AllExplores {...page} />}
        your={<YourExplores {...page} />}
      >
        {(explore, onGone) => <ExploreCard entry={explore} open onGone={onGone} />}
      </ListingFrame>
      <ExploreDialog {...page.dialog} />
    </>
  );
}
