import { lazyRoute } from '@campus/federation/remote';
import { Suspense, useState } from 'react';
import type { BlockedDialogProps } from './blocked-dialog';

const BlockedDialog = lazyRoute<BlockedDialogProps>(() =>
  import(/* webpackChunkName: "blocked" */ './blocked-dialog').then((part) => part.BlockedDialog),
);

/** The list of the blocked over the page; its code arrives when it is first opened. */
export function BlockedOverlay(props: BlockedDialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <BlockedDialog {...props} />
    </Suspense>
  );
}
