export { createListingCache, type ListingCache } from './listing-cache';
export { usePagedList, type PagedList } from './use-paged-list';
export { linkedState } from './linked-state';
