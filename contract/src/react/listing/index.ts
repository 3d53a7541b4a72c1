export { createListingCache, type ListingCache } from './listing-cache';
export { usePagedList, type PagedList } from './use-paged-list';
export { useFormProblems, type FormProblems } from './use-form-problems';
export { linkedState } from './linked-state';
