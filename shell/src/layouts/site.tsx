import { Button, ToastStack } from '@campus/shared-ui';
import { Component, type ReactNode } from 'react';
import { RouteAnnouncer, ScrollKeeper } from '../announcer/route-change';
import { RemovalBoundary } from '../federation/removal-boundary';
import { Session } from '../session/session';
import styles from './site.module.css';

/** The last error boundary: the frame itself broke. Drafts are stored, so a reload loses nothing. */
class SiteBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <main className={styles.broken} role="alert">
        <h1>Something broke on our side</h1>
        <p>Reloading the page usually fixes it.</p>
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </main>
    );
  }
}

/** The parts that exist once per tab, on every page. */
export function Site({ children }: { children: ReactNode }) {
  return (
    <SiteBoundary>
      <Session>
        <ScrollKeeper />
        <RouteAnnouncer />
        <RemovalBoundary>{children}</RemovalBoundary>
        <ToastStack />
      </Session>
    </SiteBoundary>
  );
}
