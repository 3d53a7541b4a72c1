import { benefits } from '../texts';
import styles from './why.module.css';

/** Why Choose: four benefits, styled as a page of the attendance register. */
export function WhySection() {
  return (
    <section className={styles.section} aria-labelledby="why-title">
      <h2 id="why-title" className={styles.heading}>
        Why Choose Campus?
      </h2>
      <ol className={styles.rows}>
        {benefits.map(({ title, text }) => (
          <li key={title} className={styles.row}>
            <h3>{title}</h3>
            <p>{text}</p>
            <svg className={styles.tick} viewBox="0 0 48 40" aria-hidden="true" focusable="false">
              <path d="M4 22c5 3 9 8 12 14C22 22 31 11 44 4" />
            </svg>
          </li>
        ))}
      </ol>
    </section>
  );
}
