import { Button } from '@campus/shared-ui';
import { Component, type ReactNode } from 'react';
import styles from './site.module.css';

/** The last net: the frame itself broke. What was typed lies in its drafts, so a reload loses nothing. */
export class SiteBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <main className={styles.broken} role="alert">
        <h1>Something broke on our side</h1>
        <p>Reloading the page puts it right in most cases.</p>
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </main>
    );
  }
}
