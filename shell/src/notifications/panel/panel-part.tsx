import { beginAttempt, lazyRoute } from '@campus/federation/remote';
import { ErrorState, Skeleton } from '@campus/shared-ui';
import { Component, type ReactNode, Suspense } from 'react';
import styles from './panel.module.css';

/** The skeleton of the list in its final size, while it loads. */
export function PanelSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={styles.actions} />
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <div key={row} className={styles.skeleton}>
          <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
          <div className={styles.words}>
            <Skeleton lines={2} height="1.2rem" />
            <Skeleton width="6rem" height="1rem" />
          </div>
        </div>
      ))}
    </div>
  );
}

const Panel = lazyRoute(() =>
  import(/* webpackChunkName: "notifications" */ './panel').then((part) => part.Panel),
);

/** A list that did not load, or broke, affects nothing else. */
class PanelBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  private readonly retry = () => {
    beginAttempt();
    this.setState({ broken: false });
  };

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return <ErrorState message="We couldn't load this list." onRetry={this.retry} />;
  }
}

/** The list, whose code loads when it is first opened. */
export function PanelPart() {
  return (
    <PanelBoundary>
      <Suspense fallback={<PanelSkeleton />}>
        <Panel />
      </Suspense>
    </PanelBoundary>
  );
}
