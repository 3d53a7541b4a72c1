import { Button, Skeleton, VisuallyHidden } from '@campus/shared-ui';
import { useId, type MouseEvent } from 'react';
import type { NoticeProps } from '../unavailable';
import styles from './widget.module.css';

interface WidgetSkeletonProps {
  title: string;
  busy: boolean;
}

/** A widget before it is there: its heading, and the rows of a short list. */
export function WidgetSkeleton({ title, busy }: WidgetSkeletonProps) {
  const heading = useId();
  return (
    <section className={styles.card} aria-labelledby={heading} aria-busy={busy}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <div className={styles.rows} aria-hidden="true">
        {['first', 'second', 'third'].map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton shape="rect" width="3rem" height="3rem" />
            <Skeleton lines={2} />
          </div>
        ))}
      </div>
    </section>
  );
}

// The button goes with the card: focus waits in the widget's place for what comes there.
function keepFocus({ currentTarget }: MouseEvent): void {
  currentTarget.closest<HTMLElement>('[data-widget]')?.focus({ preventScroll: true });
}

/** A widget that is missing. It is one of several things on a page, and so it is said quietly. */
export function WidgetMissing(props: NoticeProps) {
  const { title, heading, message, reference, onRetry } = props;
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text} role="status">
        <VisuallyHidden>{heading}. </VisuallyHidden>
        {message}
      </p>
      {onRetry && (
        <Button
          size="small"
          onClick={(event) => {
            keepFocus(event);
            onRetry();
          }}
        >
          Retry<VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      )}
      <p className={styles.reference}>{reference}</p>
    </section>
  );
}
