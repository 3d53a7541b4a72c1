import { lazyRoute } from '@campus/federation/remote';
import { Suspense, useState } from 'react';
import type { CabDialogProps } from './cab-dialog';

const CabDialog = lazyRoute<CabDialogProps>(() =>
  import(/* webpackChunkName: "cab-form" */ '.').then((part) => part.CabDialog),
);

/** The form of a new ride over the page; its code arrives when it is first opened. */
export function CabOverlay(props: CabDialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <CabDialog {...props} />
    </Suspense>
  );
}
