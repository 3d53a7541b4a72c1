import { findCab, listCabs, listMyCabs, listSeatRequests } from '@campus/contract';
import { callKey, queryClient } from '@campus/contract/react';
import { joinLive } from '@campus/shared-auth/live';
import { useEffect } from 'react';

const calls = [listCabs, listMyCabs, findCab, listSeatRequests];

function invalidateRides(): void {
  for (const call of calls) void queryClient.invalidateQueries({ queryKey: callKey(call) });
}

/**
 * Keeps the rides on screen up to date: the other student of a seat request gets a notification, which does
 * not say what it is about.
 */
export function useLiveRides(): void {
  useEffect(() => {
    let connected = false;
    const live = joinLive({
      on: { notification: invalidateRides },
      onGap: () => {
        // On the first connect the page has only just loaded them.
        if (connected) invalidateRides();
        connected = true;
      },
    });
    return live.leave;
  }, []);
}
