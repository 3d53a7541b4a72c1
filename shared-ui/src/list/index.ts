export { LoadMore, type LoadMoreProps } from './load-more';
export { useInfiniteScroll, type InfiniteScroll } from './use-infinite-scroll';
export { EmptyScene, type SceneName } from './empty-scene';
export {
  ListFoot,
  ListStates,
  type ListFootProps,
  type ListState,
  type ListStatesProps,
} from './list-states';
