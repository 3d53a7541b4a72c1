import { findCab, listCabs, listingMessages, listMyCabs, listSeatRequests } from '@campus/contract';
import { callKey, queryClient, useCall } from '@campus/contract/react';
import { joinLive } from '@campus/shared-auth/live';
import { lazyDialog } from '@campus/shared-features/lazy';
import {
  EntryList,
  ListingPage,
  NothingFound,
  NothingYet,
  OwnEntries,
  type ListPart,
  type NewEntryProps,
} from '@campus/shared-features/listing';
import { wholeList } from '@campus/shared-features/whole-list';
import { today } from '@campus/shared-ui/time';
import { useEffect } from 'react';
import { cabs } from './cab';
import { CabCard } from './cab-card';
import { CabFilterBar, useCabFilters } from './cab-filters';
import styles from './lists.module.css';
import { TicketSkeleton } from './ticket';

/** All upcoming rides of the college. */
function AllCabs({ linked, add }: ListPart) {
  const filters = useCabFilters();
  // All at once: this list has no pages.
  const answer = useCall(listCabs, { query: filters.query });
  const list = wholeList(answer, cabs.messages.listFailed, listingMessages.serverError);
  const empty = filters.active ? (
    <NothingFound title="No rides found" noun="ride" onClear={filters.clear}>
      Nobody is going that way then. Try another day or fewer letters, or offer the ride yourself.
    </NothingFound>
  ) : (
    <NothingYet title="No rides yet" scene="AutoRickshaw" add={add}>
      Going to the station or the airport? Share the cab, split the fare.
    </NothingYet>
  );
  return (
    <>
      <CabFilterBar
        filters={filters}
        min={today()}
        count={list.state === 'ready' ? list.entries.length : undefined}
      />
      <EntryList
        list={list}
        label="Upcoming rides"
        loadingLabel="Loading rides"
        endText="You've seen every ride."
        linked={linked}
        skeleton={<TicketSkeleton />}
        empty={empty}
        Card={CabCard}
      />
    </>
  );
}

function YourCabs({ linked, add }: ListPart) {
  const empty = (
    <NothingYet title="You haven't offered a ride yet" scene="AutoRickshaw" add={add}>
      Your rides stay here after they've left.
    </NothingYet>
  );
  return (
    <OwnEntries
      listing={cabs}
      linked={linked}
      skeleton={<TicketSkeleton />}
      empty={empty}
      Card={CabCard}
    />
  );
}

const CabDialog = lazyDialog<NewEntryProps>(() =>
  import(/* webpackChunkName: "cab-form" */ './cab-form').then((part) => part.CabDialog),
);

const calls = [listCabs, listMyCabs, findCab, listSeatRequests];

function invalidateRides(): void {
  for (const call of calls) void queryClient.invalidateQueries({ queryKey: callKey(call) });
}

/**
 * Keeps the rides on screen up to date: a seat request notifies the other student, but the notification does
 * not say what it is about.
 */
function useLiveRides(): void {
  useEffect(() => {
    let connected = false;
    const live = joinLive({
      on: { notification: invalidateRides },
      onGap: () => {
        // On the first connect, the page has just loaded them.
        if (connected) invalidateRides();
        connected = true;
      },
    });
    return live.leave;
  }, []);
}

/** Rides that students share. */
export function CabsPage() {
  useLiveRides();
  const skeleton = (
    <div className={styles.linkedWaiting}>
      <TicketSkeleton count={1} />
    </div>
  );
  return (
    <ListingPage
      listing={cabs}
      All={AllCabs}
      Your={YourCabs}
      Card={CabCard}
      Dialog={CabDialog}
      skeleton={skeleton}
    />
  );
}
