import { formatPart } from '../time/format';
import styles from './date-badge.module.css';

/** A day as a leaf of a calendar. @param day `YYYY-MM-DD` on the campus clock */
export function DateBadge({ day }: { day: string }) {
  return (
    <time className={styles.leaf} dateTime={day}>
      <span className={styles.month}>{formatPart('month', day)}</span>
      <span className={styles.number}>{formatPart('dayOfMonth', day)}</span>
    </time>
  );
}
