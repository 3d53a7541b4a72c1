import { listMyCabs, type Cab } from '@campus/contract';
import { usePages } from '@campus/contract/react';

/** A ride that the student offered before: whose name and phone are likely to be the same again. */
export function useLastRide(): Cab | undefined {
  const { data } = usePages(listMyCabs, {});
  return data?.pages[0]?.cabs[0];
}
