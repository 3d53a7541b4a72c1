import type { ReactNode, Ref } from 'react';
import { Button } from '../button/button';
import styles from './list.module.css';

export interface LoadMoreProps {
  /** False shows `endText` instead of the button. */
  hasMore: boolean;
  busy: boolean;
  onMore: () => void;
  /** On the button. */
  label: string;
  /** Said when there is no more. */
  endText?: ReactNode;
  /** The last page failed: the message, with Try Again. */
  error?: ReactNode;
  /** For `useInfiniteScroll`: the place whose coming near asks for more. */
  ref?: Ref<HTMLDivElement>;
}

/** The foot of a list that is loaded page by page: always a button, beside scrolling. */
export function LoadMore({ hasMore, busy, onMore, label, endText, error, ref }: LoadMoreProps) {
  return (
    <div ref={ref} className={styles.foot}>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {hasMore || error ? (
        <Button busy={busy} busyLabel="Loading..." onClick={onMore}>
          {error ? 'Try Again' : label}
        </Button>
      ) : (
        endText && <p className={styles.end}>{endText}</p>
      )}
    </div>
  );
}
