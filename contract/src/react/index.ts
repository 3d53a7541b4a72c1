export { ApiProvider } from './api-provider';
export { callKey } from './call-key';
export { queryClient } from './query-client';
export { useCall } from './use-call';
export { usePages, type Pages } from './use-pages';
export { useWrite } from './use-write';
export {
  createListingCache,
  linkedState,
  usePagedList,
  type ListingCache,
  type PagedList,
} from './listing';
