import { paths } from '@campus/federation/remote';
import { buttonClass } from '@campus/shared-ui';
import { Link } from 'react-router-dom';
import { ChaiGlasses } from './chai-glasses';
import styles from './join.module.css';

/** The last word: come in, or read on. */
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
          <div className={styles.doors}>
            <Link className={buttonClass('primary', 'large')} to={paths.signup()}>
              Create Account
            </Link>
            <Link className={buttonClass('secondary', 'large')} to={paths.about()}>
              Learn More
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
