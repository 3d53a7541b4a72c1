export { confirm, neighbourOf } from './remove-entry';
export { LoadMore, useInfiniteScroll } from './load-more';
export { EmptyScene, ListFoot, ListStates } from './list-states';
