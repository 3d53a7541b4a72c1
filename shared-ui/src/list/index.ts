export { confirm, neighbourOf } from './entry-actions';
export { LoadMore, useInfiniteScroll } from './load-more';
export { EmptyScene, ListFoot, ListStates } from './list-states';
