import { lazyRoute } from '@campus/federation/remote';
import { LoadingRegion, Skeleton } from '@campus/shared-ui';
import { Suspense, useState, type ComponentType } from 'react';

interface Opened {
  readonly open: boolean;
}

/**
 * A dialog whose code is loaded when it is first opened. It then stays mounted, so that
 * typed text is still present when it is opened again.
 * @param load such as `() => import('./add-dialog').then((part) => part.AddDialog)`
 */
export function lazyDialog<P extends Opened>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Dialog = lazyRoute<P>(load);
  return function LazyDialog(props: P) {
    const [wanted, setWanted] = useState(props.open);
    if (props.open && !wanted) setWanted(true);
    if (!wanted) return null;
    return (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    );
  };
}

/**
 * A form within a page whose code is loaded when it is first shown.
 * @param load such as `() => import('./editor').then((part) => part.Editor)`
 */
export function lazyForm<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Form = lazyRoute<P>(load);
  return function LazyForm(props: P) {
    return (
      <Suspense
        fallback={
          <LoadingRegion busy label="Loading the form">
            <Skeleton lines={6} />
          </LoadingRegion>
        }
      >
        <Form {...props} />
      </Suspense>
    );
  };
}
