import { paths } from '@campus/federation/remote';
import { ChaiGlasses } from './chai-glasses';
import { Doors } from './doors';
import styles from './join.module.css';

/** The last word to a guest: come in, or read on. */
export function JoinSection() {
  return (
    <section className={styles.section} aria-labelledby="join-title">
      <div className={styles.inner}>
        <ChaiGlasses />
        <div>
          <h2 id="join-title" className={styles.heading}>
            Your seat at the stall is free.
          </h2>
          <p className={styles.text}>
            Two minutes, your college email, and you are in among the people you already sit next
            to.
          </p>
          <Doors
            className={styles.doors}
            doors={{ 'Create Account': paths.signup(), 'Learn More': paths.about() }}
          />
        </div>
      </div>
    </section>
  );
}
