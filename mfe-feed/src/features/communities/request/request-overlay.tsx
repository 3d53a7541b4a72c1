import { lazyRoute } from '@campus/federation/remote';
import { Suspense, useState } from 'react';
import type { RequestDialogProps } from './request-dialog';

const RequestDialog = lazyRoute<RequestDialogProps>(() =>
  import(/* webpackChunkName: "community-request" */ './request-dialog').then(
    (part) => part.RequestDialog,
  ),
);

/** The form over the page; its code arrives when it is first opened. */
export function RequestOverlay(props: RequestDialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <RequestDialog {...props} />
    </Suspense>
  );
}
