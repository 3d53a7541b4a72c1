import { findCab, listCabs, listMyCabs, listSeatRequests } from '@campus/contract';
import { callKey, queryClient } from '@campus/contract/react';
import { joinLive } from '@campus/shared-auth/live';
import { useEffect } from 'react';

const calls = [listCabs, listMyCabs, findCab, listSeatRequests];

function askAnew(): void {
  for (const call of calls) void queryClient.invalidateQueries({ queryKey: callKey(call) });
}

/**
 * Keeps the rides on screen up to date: a seat that is asked for, granted or refused is told to the other
 * student as a notification, which does not say what it is about.
 */
export function useLiveRides(): void {
  useEffect(() => {
    let stood = false;
    const live = joinLive({
      on: { notification: askAnew },
      onGap: () => {
        // The page has only just asked when the line first stands.
        if (stood) askAnew();
        stood = true;
      },
    });
    return live.leave;
  }, []);
}
