import { lazyDialog } from '@campus/shared-features/lazy';
import type { ComposerDialogProps } from './composer-dialog';

export { ComposerForm } from './composer-form';

/** The composer in a dialog over a page. */
export const ComposerDialog = lazyDialog<ComposerDialogProps>(() =>
  import(/* webpackChunkName: "composer" */ './composer-dialog').then(
    (part) => part.ComposerDialog,
  ),
);
