import { lazyRoute } from '@campus/federation/remote';
import { Suspense, useState } from 'react';
import type { ComposerDialogProps } from './composer-dialog';

const ComposerDialog = lazyRoute<ComposerDialogProps>(() =>
  import(/* webpackChunkName: "composer" */ './composer-dialog').then(
    (part) => part.ComposerDialog,
  ),
);

/** The composer as a dialog; its code arrives when it is first opened. */
export function ComposerOverlay(props: ComposerDialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ComposerDialog {...props} />
    </Suspense>
  );
}
