export { lazyDialog, lazyForm, LazyPart } from './lazy';
