import type { Explore } from '@campus/contract';
import type { PagedList } from '@campus/contract/react';
import { VisuallyHidden } from '@campus/shared-ui';
import { ListFoot, ListStates } from '@campus/shared-ui/list';
import { CardList, CardSkeleton } from '@campus/shared-ui/listing';
import { useState, type ReactNode } from 'react';
import { ExploreCard } from '../card/explore-card';
import { SignedOut } from './signed-out';

interface ExploreListProps {
  readonly list: PagedList<Explore>;
  /** What the list holds. */
  readonly label: string;
  /** The trip that stands above the list already. */
  readonly linked: string | undefined;
  readonly empty: ReactNode;
  readonly endText: string;
}

/** Explores under one another, in whichever state the list is. */
export function ExploreList({ list, label, linked, empty, endText }: ExploreListProps) {
  const [viewing, setViewing] = useState(false);
  const explores = list.entries.filter(({ _id }) => _id !== linked);
  return (
    <>
      <h2>
        <VisuallyHidden>{label}</VisuallyHidden>
      </h2>
      <ListStates
        list={list}
        loadingLabel="Loading trips"
        skeleton={<CardSkeleton />}
        empty={empty}
        signedOut={<SignedOut />}
      >
        <CardList label={label}>
          {explores.map((explore) => (
            <ExploreCard key={explore._id} explore={explore} onViewing={setViewing} />
          ))}
        </CardList>
        <ListFoot list={list} moreLabel="Load More" endText={endText} paused={viewing} />
      </ListStates>
    </>
  );
}
