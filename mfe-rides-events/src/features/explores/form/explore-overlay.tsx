import { lazyRoute } from '@campus/federation/remote';
import { Suspense, useState } from 'react';
import type { ExploreDialogProps } from './explore-dialog';

const ExploreDialog = lazyRoute<ExploreDialogProps>(() =>
  import(/* webpackChunkName: "explore-form" */ '.').then((part) => part.ExploreDialog),
);

/** The form of a new trip over the page; its code arrives when it is first opened. */
export function ExploreOverlay(props: ExploreDialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ExploreDialog {...props} />
    </Suspense>
  );
}
