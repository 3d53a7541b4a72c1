export { lazyDialog } from './lazy-dialog';
export { lazyForm } from './lazy-form';
