import { limits, listAds, type Ad } from '@campus/contract';
import { usePages, type PagedList } from '@campus/contract/react';
import {
  SignedOut,
  useEntries,
  useOwnEntries,
  type ListPart,
} from '@campus/shared-features/listing';
import { Button, EmptyState, VisuallyHidden } from '@campus/shared-ui';
import { EmptyScene, ListFoot, ListStates } from '@campus/shared-ui/list';
import { CardGrid, CardGridSkeleton } from '@campus/shared-ui/listing';
import { useState, type ReactNode } from 'react';
import { ads } from './ad';
import { AdCard } from './ad-card';
import { AdFilterBar, useAdFilters } from './ad-filters';

interface GridProps {
  readonly list: PagedList<Ad>;
  readonly label: string;
  readonly linked: string | undefined;
  readonly empty: ReactNode;
  readonly endText: string;
}

/** Ads beside and under one another, in whichever state the list is. */
function Grid({ list, label, linked, empty, endText }: GridProps) {
  const [viewing, setViewing] = useState(false);
  const shown = list.entries.filter(({ _id }) => _id !== linked);
  return (
    <>
      <h2>
        <VisuallyHidden>{label}</VisuallyHidden>
      </h2>
      <ListStates
        list={list}
        loadingLabel="Loading items"
        skeleton={<CardGridSkeleton />}
        empty={empty}
        signedOut={<SignedOut />}
      >
        <CardGrid label={label}>
          {shown.map((ad) => (
            <AdCard key={ad._id} entry={ad} onViewing={setViewing} />
          ))}
        </CardGrid>
        <ListFoot
          list={list}
          moreLabel="Load More"
          endText={endText}
          paused={viewing}
          rest={limits.adsScrollRest}
        />
      </ListStates>
    </>
  );
}

/** Everything for sale at the college, newest first. */
export function AllAds({ linked, add }: ListPart) {
  const filters = useAdFilters();
  const pages = useEntries(ads, usePages(listAds, { query: filters.query }));
  // Marked as sold in this tab, it leaves the list before the server is asked again.
  const list = { ...pages, entries: pages.entries.filter((ad) => !ad.isSold) };
  const empty = filters.active ? (
    <EmptyState
      title="Nothing like that"
      scene={<EmptyScene name="BanyanBench" />}
      action={<Button onClick={filters.clear}>Show every item</Button>}
    >
      Try fewer letters or another price.
    </EmptyState>
  ) : (
    <EmptyState title="Nothing for sale yet" scene={<EmptyScene name="ChaiStall" />} action={add}>
      That lamp you never use? Somebody on campus is looking for it.
    </EmptyState>
  );
  return (
    <>
      {list.state !== 'signedOut' && <AdFilterBar filters={filters} />}
      <Grid
        list={list}
        label="Items for sale"
        linked={linked}
        empty={empty}
        endText="That was everything for sale."
      />
    </>
  );
}

/** The student's own ads, sold ones included, newest first. */
export function YourAds({ linked, add }: ListPart) {
  const empty = (
    <EmptyState
      title="You have nothing for sale yet"
      scene={<EmptyScene name="ChaiStall" />}
      action={add}
    >
      Items you add are here, also after they are sold.
    </EmptyState>
  );
  return (
    <Grid
      list={useOwnEntries(ads)}
      label="Your items"
      linked={linked}
      empty={empty}
      endText="You've reached the end of your items!"
    />
  );
}
