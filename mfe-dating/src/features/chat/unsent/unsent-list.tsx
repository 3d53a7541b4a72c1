import type { Unsent } from '../core/unsent';
import { UnsentMessage } from './unsent-message';
import styles from './unsent.module.css';

/** One's own messages that are not in the list yet. */
export function UnsentList({ unsent }: { unsent: readonly Unsent[] }) {
  if (unsent.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Not sent yet">
      {unsent.map((entry) => (
        <UnsentMessage key={entry.key} entry={entry} />
      ))}
    </ul>
  );
}
