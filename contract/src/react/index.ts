export { ApiProvider } from './api-provider';
export { callKey } from './call-key';
export { queryClient } from './query-client';
export { useCall } from './use-call';
export { usePages, type Answering, type Pages } from './use-pages';
export { useWrite } from './use-write';
export { usePagedList, type PagedList } from './use-paged-list';
