export { useSearchState, type SearchState } from './use-search-state';
export { useSearchValues, type SearchValues } from './use-search-values';
