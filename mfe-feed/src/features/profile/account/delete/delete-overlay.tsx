import { lazyRoute } from '@campus/federation/remote';
import { Suspense, useState } from 'react';
import type { DeleteDialogProps } from './delete-dialog';

const DeleteDialog = lazyRoute<DeleteDialogProps>(() =>
  import(/* webpackChunkName: "delete-account" */ './delete-dialog').then(
    (part) => part.DeleteDialog,
  ),
);

/** The last question before an account is deleted; its code arrives when it is first asked. */
export function DeleteOverlay(props: DeleteDialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <DeleteDialog {...props} />
    </Suspense>
  );
}
