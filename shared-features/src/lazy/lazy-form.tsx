import { lazyRoute } from '@campus/federation/remote';
import { LoadingRegion, Skeleton } from '@campus/shared-ui';
import { Suspense, type ComponentType } from 'react';

/**
 * A form in the midst of a page whose code arrives when it is first shown.
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
