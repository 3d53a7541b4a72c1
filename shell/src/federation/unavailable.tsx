import { Button } from '@campus/shared-ui';
import type { NoticeProps } from './outlet-notice';
import styles from './unavailable.module.css';

/** The card in the place of a page that is missing: says which one, and offers to try again. */
export function Unavailable({ heading, message, reference, onRetry }: NoticeProps) {
  return (
    <section role="alert" className={styles.card}>
      <h1 className={styles.title} tabIndex={-1}>
        {heading}
      </h1>
      <p className={styles.text}>{message}</p>
      {onRetry && <Button onClick={onRetry}>Retry</Button>}
      <p className={styles.reference}>{reference}</p>
    </section>
  );
}
