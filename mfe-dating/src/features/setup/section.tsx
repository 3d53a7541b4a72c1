import { useId, type ReactNode } from 'react';
import styles from './setup.module.css';

interface SectionProps {
  readonly title: string;
  /** Under the title: what belongs here. */
  readonly hint: string;
  /** Beside the title, such as a count. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One part of the profile: what it is for, then its fields. */
export function Section({ title, hint, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.about}>
        <div className={styles.heading}>
          <h2 id={id}>{title}</h2>
          {aside}
        </div>
        <p className={styles.hint}>{hint}</p>
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
