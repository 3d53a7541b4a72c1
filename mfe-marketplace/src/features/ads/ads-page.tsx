import { usePageTitle } from '@campus/federation/remote';
import { lazyDialog } from '@campus/shared-features/lazy';
import {
  LinkedEntry,
  ListingTabs,
  useListingPage,
  type NewEntryProps,
} from '@campus/shared-features/listing';
import { PageHeader } from '@campus/shared-ui';
import { ads } from './ad';
import { AdCard } from './ad-card';
import { AllAds, YourAds } from './ad-lists';

const AdDialog = lazyDialog<NewEntryProps>(() =>
  import(/* webpackChunkName: "ad-form" */ './ad-form').then((part) => part.AdDialog),
);

/** What students sell one another. Tab, filters, dialog and the ad of a link live in the address. */
export function AdsPage() {
  usePageTitle('Buy & Sell');
  const { add, dialog, linked, closeLinked } = useListingPage('ad', 'Add Item');
  return (
    <>
      <PageHeader title="Buy & Sell" actions={add}>
        From one hostel room to the next: books, cycles, lamps and more.
      </PageHeader>
      {linked && (
        <LinkedEntry listing={ads} id={linked} onClose={closeLinked}>
          {(ad) => <AdCard key={linked} entry={ad} open onGone={closeLinked} />}
        </LinkedEntry>
      )}
      <ListingTabs
        label="Whose items"
        all={<AllAds linked={linked} add={add} />}
        your={<YourAds linked={linked} add={add} />}
      />
      <AdDialog {...dialog} />
    </>
  );
}
