export { ApiProvider, callKey, queryClient, useCall, useWrite } from './calls';
export { usePagedList, usePages, type Answering, type PagedList, type Pages } from './pages';
