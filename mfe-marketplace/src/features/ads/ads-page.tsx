import { limits, listAds } from '@campus/contract';
import { usePages } from '@campus/contract/react';
import { lazyDialog } from '@campus/shared-features/lazy';
import {
  EntryList,
  ListingPage,
  NothingFound,
  NothingYet,
  OwnEntries,
  useEntries,
  type ListPart,
  type NewEntryProps,
} from '@campus/shared-features/listing';
import { CardGrid, CardGridSkeleton } from '@campus/shared-ui/listing';
import { ads } from './ad';
import { AdCard } from './ad-card';
import { AdFilterBar, useAdFilters } from './ad-filters';

/** The layout of the ads: a grid of cards. */
const grid = {
  Card: AdCard,
  Cards: CardGrid,
  skeleton: <CardGridSkeleton />,
  rest: limits.adsScrollRest,
} as const;

/** Everything for sale at the college, newest first. */
function AllAds({ linked, add }: ListPart) {
  const filters = useAdFilters();
  const pages = useEntries(ads, usePages(listAds, { query: filters.query }));
  // An ad marked as sold in this tab leaves the list before the next refetch.
  const list = { ...pages, entries: pages.entries.filter((ad) => !ad.isSold) };
  const empty = filters.active ? (
    <NothingFound title="No items found" noun="item" onClear={filters.clear}>
      Try fewer letters or another price.
    </NothingFound>
  ) : (
    <NothingYet title="Nothing for sale yet" scene="ChaiStall" add={add}>
      That lamp you never use? Someone on campus is looking for it.
    </NothingYet>
  );
  return (
    <>
      {list.state !== 'signedOut' && <AdFilterBar filters={filters} />}
      <EntryList
        {...grid}
        list={list}
        label="Items for sale"
        loadingLabel="Loading items"
        linked={linked}
        empty={empty}
        endText="You've seen everything."
      />
    </>
  );
}

/** The student's own ads, sold ones included, newest first. */
function YourAds({ linked, add }: ListPart) {
  const empty = (
    <NothingYet title="You haven't put anything up for sale yet" scene="ChaiStall" add={add}>
      Your items stay here after they're sold.
    </NothingYet>
  );
  return <OwnEntries {...grid} listing={ads} linked={linked} empty={empty} />;
}

const AdDialog = lazyDialog<NewEntryProps>(() =>
  import(/* webpackChunkName: "ad-form" */ './ad-form').then((part) => part.AdDialog),
);

/** The page of items that students sell to each other. */
export function AdsPage() {
  return <ListingPage listing={ads} All={AllAds} Your={YourAds} Card={AdCard} Dialog={AdDialog} />;
}
