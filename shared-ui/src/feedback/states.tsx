import type { ReactNode } from 'react';
import { TryAgain } from '../button/button';
import { Icon } from '../icon/icon';
import styles from './states.module.css';

interface EmptyStateProps {
  title: ReactNode;
  /** One of the scenes of `@campus/shared-ui/scenes`. */
  scene?: ReactNode;
  children?: ReactNode;
  /** The next action: a button or a link. */
  action?: ReactNode;
}

/** Empty state: the reason and the next action. */
export function EmptyState({ title, scene, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {scene && <div className={styles.scene}>{scene}</div>}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

interface ErrorStateProps {
  /** The message from the catalogue. */
  message: ReactNode;
  onRetry?: () => void;
  /** A retry is running. */
  busy?: boolean;
  /** Shown above the message; default none. */
  title?: ReactNode;
}

/** Error state: the message, announced, and 'Try Again'. */
export function ErrorState({ message, onRetry, busy, title }: ErrorStateProps) {
  return (
    <div className={styles.state} data-tone="bad">
      <div role="alert" className={styles.words}>
        <Icon name="error" size={28} />
        {title && <p className={styles.title}>{title}</p>}
        <p className={styles.text}>{message}</p>
      </div>
      {onRetry && <TryAgain onClick={onRetry} busy={busy} />}
    </div>
  );
}
