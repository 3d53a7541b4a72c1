import { ErrorState } from '@campus/shared-ui';
import { beginAttempt, lazyRoute } from '@campus/federation/remote';
import { Component, Suspense, type ReactNode } from 'react';
import { PanelGhosts } from './panel-ghosts';

const Panel = lazyRoute(() =>
  import(/* webpackChunkName: "notifications" */ './panel').then((part) => part.Panel),
);

/** A list that did not arrive, or broke, costs nothing but itself. */
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
    return <ErrorState message="The list could not be loaded." onRetry={this.retry} />;
  }
}

/** The list, whose code comes when it is first opened. */
export function PanelPart() {
  return (
    <PanelBoundary>
      <Suspense fallback={<PanelGhosts />}>
        <Panel />
      </Suspense>
    </PanelBoundary>
  );
}
