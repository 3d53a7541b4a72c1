import { lazyDialog } from '@campus/shared-features/lazy';
import { ListingFrame, useListingPage, type NewEntryProps } from '@campus/shared-features/listing';
import { ads } from './ad';
import { AdCard } from './ad-card';
import { AllAds, YourAds } from './ad-lists';

const AdDialog = lazyDialog<NewEntryProps>(() =>
  import(/* webpackChunkName: "ad-form" */ './ad-form').then((part) => part.AdDialog),
);

/** What students sell one another. Tab, filters, dialog and the ad of a link live in the address. */
export function AdsPage() {
  const page = useListingPage('ad', 'Add Item');
  return (
    <>
      <ListingFrame
        listing={ads}
        page={page}
        title="Buy & Sell"
        about="From one hostel room to the next: books, cycles, lamps and more."
        all={<AllAds {...page} />}
        your={<YourAds {...page} />}
      >
        {(ad, onGone) => <AdCard entry={ad} open onGone={onGone} />}
      </ListingFrame>
      <AdDialog {...page.dialog} />
    </>
  );
}
