import { Button, ToastStack } from '@campus/shared-ui';
import { Component, type ReactNode } from 'react';
import { RouteAnnouncer } from '../announcer/route-announcer';
import { ScrollKeeper } from '../announcer/scroll-keeper';
import { Session } from '../session/session';
import styles from './site.module.css';

/** The last net: the frame itself broke. What was typed lies in its drafts, so a reload loses nothing. */
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

/** What there is once in a tab, whatever page it shows. */
export function Site({ children }: { children: ReactNode }) {
  return (
    <SiteBoundary>
      <Session>
        <ScrollKeeper />
        <RouteAnnouncer />
        {children}
        {/* There from the start, so that what app-install writes into it is announced. */}
        <div id="connection" role="status" aria-live="polite" />
        <ToastStack />
      </Session>
    </SiteBoundary>
  );
}
