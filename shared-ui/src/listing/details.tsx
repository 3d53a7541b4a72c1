import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon';
import styles from './details.module.css';

/** The facts of an entry, one under the other. */
export function Details({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
}

export interface DetailProps {
  icon: IconName;
  /** What the fact is, e.g. 'Pickup'. */
  label: string;
  children: ReactNode;
}

/** One fact with its name. Without content it takes no place. */
export function Detail({ icon, label, children }: DetailProps) {
  if (children === '' || children == null) return null;
  return (
    <div className={styles.row}>
      <dt className={styles.label}>
        <Icon name={icon} size={18} /> {label}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** Text as it was typed, line breaks included. */
export function LongText({ children }: { children: string }) {
  return <p className={styles.long}>{children}</p>;
}
