import { figures } from '../texts';
import styles from './figures.module.css';

/** The key figures, each drawn in a hostel window at night. */
export function FiguresSection() {
  return (
    <section className={styles.section} aria-labelledby="figures-title">
      <h2 id="figures-title" className={styles.heading}>
        The lights are on
      </h2>
      <dl className={styles.windows}>
        {figures.map(({ figure, label }) => (
          <div key={label} className={styles.window}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
