import { findExplore, listExplores, listMyExplores, type Explore } from '@campus/contract';
import { createListingCache } from '@campus/contract/react';

/** What a write does to the explores that this tab holds. */
export const exploreCache = createListingCache<Explore>({
  key: 'explores',
  calls: [listExplores, listMyExplores, findExplore],
});
