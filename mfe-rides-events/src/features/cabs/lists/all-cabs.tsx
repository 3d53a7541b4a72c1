import { Button, EmptyState } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import type { ReactNode } from 'react';
import { CabFilterBar } from './cab-filters';
import { CabList } from './cab-list';
import { useAllCabs } from './use-all-cabs';
import { useCabFilters } from './use-cab-filters';

export interface CabListPartProps {
  readonly linked: string | undefined;
  /** The button that adds a ride. */
  readonly add: ReactNode;
}

/** Every ride of the college that is still to come. */
export function AllCabs({ linked, add }: CabListPartProps) {
  const filters = useCabFilters();
  const list = useAllCabs(filters.query);
  const empty = filters.active ? (
    <EmptyState
      title="No ride like that"
      scene={<EmptyScene name="BanyanBench" />}
      action={<Button onClick={filters.clear}>Show every ride</Button>}
    >
      Nobody goes that way then. Try another day, fewer letters, or offer the ride yourself.
    </EmptyState>
  ) : (
    <EmptyState title="No rides yet" scene={<EmptyScene name="AutoRickshaw" />} action={add}>
      Going to the station or the airport? Share the cab, split the fare.
    </EmptyState>
  );
  return (
    <>
      <CabFilterBar
        filters={filters}
        count={list.state === 'ready' ? list.entries.length : undefined}
      />
      <CabList
        list={list}
        label="Rides to come"
        linked={linked}
        empty={empty}
        endText="That was every ride so far."
      />
    </>
  );
}
