import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  /** What, and what is said about it. */
  readonly rows: readonly (readonly [what: string, words: ReactNode])[];
}

/** Short answers one under the other, each with what it is about beside it. */
export function Facts({ rows }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {rows.map(([what, words]) => (
        <div key={what} className={styles.fact}>
          <dt>{what}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
