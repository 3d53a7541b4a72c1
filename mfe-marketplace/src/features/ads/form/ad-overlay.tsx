import { lazyRoute } from '@campus/federation/remote';
import { Suspense, useState } from 'react';
import type { AdDialogProps } from './ad-dialog';

const AdDialog = lazyRoute<AdDialogProps>(() =>
  import(/* webpackChunkName: "ad-form" */ '.').then((part) => part.AdDialog),
);

/** The form of a new ad over the page; its code arrives when it is first opened. */
export function AdOverlay(props: AdDialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <AdDialog {...props} />
    </Suspense>
  );
}
