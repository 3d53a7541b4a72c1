import { findAd, listAds, listMyAds, type Ad } from '@campus/contract';
import { createListingCache } from '@campus/contract/react';

/** What a write does to the ads that this tab holds. */
export const adCache = createListingCache<Ad>({
  key: 'ads',
  calls: [listAds, listMyAds, findAd],
});
