import type { Cab } from '@campus/contract';
import type { PagedList } from '@campus/contract/react';
import { VisuallyHidden } from '@campus/shared-ui';
import { ListFoot, ListStates } from '@campus/shared-ui/list';
import { CardList } from '@campus/shared-ui/listing';
import type { ReactNode } from 'react';
import { CabCard } from '../card/cab-card';
import { TicketSkeleton } from '../card/ticket-skeleton';

interface CabListProps {
  readonly list: PagedList<Cab>;
  /** What the list holds. */
  readonly label: string;
  /** The ride that stands above the list already. */
  readonly linked: string | undefined;
  readonly empty: ReactNode;
  readonly endText: string;
}

/** Rides under one another, in whichever state the list is. */
export function CabList({ list, label, linked, empty, endText }: CabListProps) {
  const cabs = list.entries.filter(({ _id }) => _id !== linked);
  return (
    <>
      <h2>
        <VisuallyHidden>{label}</VisuallyHidden>
      </h2>
      <ListStates
        list={list}
        loadingLabel="Loading rides"
        skeleton={<TicketSkeleton />}
        empty={empty}
        signedOut={null}
      >
        <CardList label={label}>
          {cabs.map((cab) => (
            <CabCard key={cab._id} cab={cab} />
          ))}
        </CardList>
        <ListFoot list={list} moreLabel="Load More" endText={endText} />
      </ListStates>
    </>
  );
}
