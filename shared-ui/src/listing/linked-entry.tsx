import { useId, type ReactNode } from 'react';
import { Button } from '../button/button';
import { LoadingRegion } from '../feedback/loading';
import { EmptyState, ErrorState } from '../feedback/states';
import styles from './linked-entry.module.css';

export interface LinkedEntryProps {
  /** Above the entry, e.g. 'The event you were sent'. */
  title: string;
  /** The message for `failed`. */
  state: 'loading' | 'gone' | 'ready' | { failed: string };
  /** Announced once the entry is deleted. */
  missing: string;
  skeleton: ReactNode;
  onRetry: () => void;
  onClose: () => void;
  /** The entry. */
  children: ReactNode;
}

function Shown({ state, missing, skeleton, onRetry, children }: LinkedEntryProps) {
  if (state === 'ready') return children;
  if (state === 'gone') return <EmptyState title={missing} />;
  if (state !== 'loading') return <ErrorState message={state.failed} onRetry={onRetry} />;
  return (
    <LoadingRegion busy label="Opening your link">
      {skeleton}
    </LoadingRegion>
  );
}

/** The target of a link, above the lists: it may be in none of them. */
export function LinkedEntry(props: LinkedEntryProps) {
  const heading = useId();
  return (
    <section
      className={styles.linked}
      aria-labelledby={heading}
      data-loading={props.state === 'loading' || undefined}
    >
      <header className={styles.header}>
        <h2 id={heading} className={styles.title}>
          {props.title}
        </h2>
        <Button variant="quiet" icon="close" size="small" onClick={props.onClose}>
          Close
        </Button>
      </header>
      <Shown {...props} />
    </section>
  );
}
