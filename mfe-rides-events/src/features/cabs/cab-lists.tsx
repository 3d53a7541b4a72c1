import { listCabs, listingMessages, type Cab } from '@campus/contract';
import { failureMessage, isNetworkFailure } from '@campus/contract/client';
import { useCall, type PagedList } from '@campus/contract/react';
import { EntryList, OwnEntries, type ListPart } from '@campus/shared-features/listing';
import { Button, EmptyState } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import { cabs } from './cab';
import { CabCard } from './cab-card';
import { CabFilterBar, useCabFilters, type CabFilters } from './cab-filters';
import { TicketSkeleton } from './ticket';

const nothing = () => undefined;
const none: readonly Cab[] = [];

/** The rides to come, all at once: this list has no pages. */
function useAllCabs(query: CabFilters['query']): PagedList<Cab> {
  const { data, error, refetch } = useCall(listCabs, { query });
  return {
    state: data ? 'ready' : error ? 'failed' : 'loading',
    entries: data ?? none,
    failure: isNetworkFailure(error)
      ? listingMessages.serverError
      : failureMessage(error, cabs.messages.listFailed),
    hasMore: false,
    loadingMore: false,
    moreFailure: undefined,
    loadMore: nothing,
    retry: () => void refetch(),
  };
}

/** Every ride of the college that is still to come. */
export function AllCabs({ linked, add }: ListPart) {
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
      <EntryList
        list={list}
        label="Rides to come"
        loadingLabel="Loading rides"
        endText="That was every ride so far."
        linked={linked}
        skeleton={<TicketSkeleton />}
        empty={empty}
      >
        {(cab) => <CabCard entry={cab} />}
      </EntryList>
    </>
  );
}

export function YourCabs({ linked, add }: ListPart) {
  const empty = (
    <EmptyState
      title="You have offered no ride yet"
      scene={<EmptyScene name="AutoRickshaw" />}
      action={add}
    >
      Rides you add are here, also after they have left.
    </EmptyState>
  );
  return (
    <OwnEntries listing={cabs} linked={linked} skeleton={<TicketSkeleton />} empty={empty}>
      {(cab) => <CabCard entry={cab} />}
    </OwnEntries>
  );
}
