import type { ReactNode } from 'react';
import styles from './feedback.module.css';

export type Tone = 'neutral' | 'good' | 'bad' | 'warn' | 'note';

export interface BadgeProps {
  children: ReactNode;
  /** Default 'neutral'. */
  tone?: Tone;
}

/** A short label on an item: a state, a count. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles.tone}`} data-tone={tone}>
      {children}
    </span>
  );
}
