import { findCab, listCabs, listMyCabs, type Cab } from '@campus/contract';
import { call } from '@campus/contract/client';
import { createListingCache } from '@campus/contract/react';

/** What a write does to the rides that this tab holds. */
export const cabCache = createListingCache<Cab>({
  key: 'cabs',
  calls: [listCabs, listMyCabs, findCab],
});

/** Asks the server how a ride stands now: after it refused something, what is on screen is old. */
export async function refreshCab(id: string): Promise<void> {
  const cab = await call(findCab, { params: { id } }).catch(() => undefined);
  if (cab) cabCache.merge(cab);
}
