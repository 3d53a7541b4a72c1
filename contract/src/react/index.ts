export { ApiProvider, callKey, queryClient, useCall, useOfflineWrite, useWrite } from './calls';
export { usePagedList, usePages, type Answering, type PagedList, type Pages } from './pages';
