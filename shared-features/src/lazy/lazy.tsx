import { networkError } from '@campus/contract';
import { beginAttempt, isChunkError, lazyRoute } from '@campus/federation/remote';
import { ErrorState, LoadingRegion, notify, Skeleton } from '@campus/shared-ui';
import { Component, Suspense, useState, type ComponentType, type ReactNode } from 'react';

interface OfflineBoundaryProps {
  /** Called when the code cannot be loaded because there is no connection. */
  readonly onFailure?: () => void;
  /** Shown then. */
  readonly failed: ReactNode;
  readonly children: ReactNode;
}

/**
 * Keeps the page when the code of a part cannot be loaded without a connection. Any other error is the page's own, or
 * there is a newer build: the remote's boundary handles both.
 */
class OfflineBoundary extends Component<OfflineBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown; isOffline?: boolean } = {};

  static getDerivedStateFromError = (error: unknown) => ({
    error,
    isOffline: isChunkError(error) && !navigator.onLine,
  });

  override componentDidCatch(): void {
    if (!this.state.isOffline) return;
    // The next time that it is shown, it is requested again.
    beginAttempt();
    this.props.onFailure?.();
  }

  override render(): ReactNode {
    const { error, isOffline } = this.state;
    if (error === undefined) return this.props.children;
    if (!isOffline) throw error;
    return this.props.failed;
  }
}

interface LazyPartProps {
  /** Shown while the code loads. */
  readonly fallback: ReactNode;
  /** Shown if it cannot be loaded without a connection; default: the message with Try Again. */
  readonly failed?: ReactNode;
  readonly children: ReactNode;
}

/** The place of a part of a page made by `lazyRoute`. */
export function LazyPart({ fallback, failed, children }: LazyPartProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt(attempt + 1);
  const message = <ErrorState message={networkError} onRetry={retry} />;
  return (
    <OfflineBoundary key={attempt} failed={failed === undefined ? message : failed}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </OfflineBoundary>
  );
}

interface Opened {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * A dialog whose code is loaded when it is first opened. It then stays mounted, so that
 * typed text is still present when it is opened again. Without a connection it says so and closes.
 * @param load such as `() => import('./add-dialog').then((part) => part.AddDialog)`
 */
export function lazyDialog<P extends Opened>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Dialog = lazyRoute<P>(load);
  return function LazyDialog(props: P) {
    const [state, setState] = useState<'unused' | 'used' | 'failed'>('unused');
    if (props.open && state === 'unused') setState('used');
    if (!props.open && state === 'failed') setState('unused');
    if (state !== 'used') return null;
    const fail = () => {
      setState('failed');
      notify.error(networkError);
      props.onClose();
    };
    return (
      <OfflineBoundary failed={null} onFailure={fail}>
        <Suspense fallback={null}>
          <Dialog {...props} />
        </Suspense>
      </OfflineBoundary>
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
    const loading = (
      <LoadingRegion busy label="Loading the form">
        <Skeleton lines={6} />
      </LoadingRegion>
    );
    return (
      <LazyPart fallback={loading}>
        <Form {...props} />
      </LazyPart>
    );
  };
}
