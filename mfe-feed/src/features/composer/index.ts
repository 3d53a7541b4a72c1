export type { ComposePlace } from './compose-place';
export { ComposerForm } from './composer-form';
export { ComposerOverlay } from './composer-overlay';
