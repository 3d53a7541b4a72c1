export { useSearchState, type SearchState } from './use-search-state';
export { useSearchValues, type SearchValues } from './use-search-values';
export { useDialogOf, useLeavingDialog, type DialogOf } from './use-dialog-of';
