import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon';
import styles from './feedback.module.css';

type Tone = 'neutral' | 'good' | 'bad' | 'warn' | 'note';

interface BadgeProps {
  children: ReactNode;
  /** Default 'neutral'. */
  tone?: Tone;
}

/** A short label on an item, such as a state or a count. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles.tone}`} data-tone={tone}>
      {children}
    </span>
  );
}

interface FormMessageProps {
  /** Default 'bad'. */
  tone?: Exclude<Tone, 'neutral'>;
  /** Bold line above the text. */
  title?: ReactNode;
  children?: ReactNode;
}

const toneIcons: Record<Exclude<Tone, 'neutral'>, IconName> = {
  good: 'check',
  bad: 'error',
  warn: 'warning',
  note: 'info',
};

/** Message for a whole form or panel, announced immediately (`role=alert`). */
export function FormMessage({ tone = 'bad', title, children }: FormMessageProps) {
  return (
    <div className={`${styles.message} ${styles.tone}`} data-tone={tone} role="alert">
      <Icon name={toneIcons[tone]} />
      <div>
        {title && <p className={styles.messageTitle}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
