import { limits, type Ad } from '@campus/contract';
import type { PagedList } from '@campus/contract/react';
import { VisuallyHidden } from '@campus/shared-ui';
import { ListFoot, ListStates } from '@campus/shared-ui/list';
import { CardGrid, CardGridSkeleton } from '@campus/shared-ui/listing';
import { useState, type ReactNode } from 'react';
import { AdCard } from '../card/ad-card';
import { SignedOut } from './signed-out';

interface AdListProps {
  readonly list: PagedList<Ad>;
  /** What the list holds. */
  readonly label: string;
  /** The ad that stands above the list already. */
  readonly linked: string | undefined;
  readonly empty: ReactNode;
  readonly endText: string;
}

/** Ads beside and under one another, in whichever state the list is. */
export function AdList({ list, label, linked, empty, endText }: AdListProps) {
  const [viewing, setViewing] = useState(false);
  const ads = list.entries.filter(({ _id }) => _id !== linked);
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
          {ads.map((ad) => (
            <AdCard key={ad._id} ad={ad} onViewing={setViewing} />
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
