export { lazyDialog, lazyForm } from './lazy';
