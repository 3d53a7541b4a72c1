import type { ShownBuild } from '@campus/contract';
import styles from './staff.module.css';

/** What browsers said most. */
export function Told({ told }: { told: ShownBuild['told'] }) {
  return (
    <ul className={styles.told} aria-label="What browsers tell">
      {told.map(({ kind, message, page, count }, place) => (
        <li key={place}>
          <span className={styles.times}>{count} ×</span> {message}{' '}
          <span className={styles.where}>
            ({kind}, {page})
          </span>
        </li>
      ))}
    </ul>
  );
}
