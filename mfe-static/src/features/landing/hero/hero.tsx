import { paths } from '@campus/federation/remote';
import { buttonClass } from '@campus/shared-ui';
import { Link } from 'react-router-dom';
import { CampusScene } from './campus-scene';
import styles from './hero.module.css';
import { Toran } from './toran';

/** The first screen: what this is, and the two doors into it. */
export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Toran />
      <div className={styles.words}>
        <h1 id="hero-title" className={styles.title}>
          Everything your campus pins up, <em>in one place.</em>
        </h1>
        <p className={styles.lead}>
          Campus is a comprehensive social platform for college students: communities, a
          marketplace, shared rides, events, confessions and dating. You need a college email to get
          in, and so does everyone else.
        </p>
        <div className={styles.doors}>
          <Link className={buttonClass('primary', 'large')} to={paths.signup()}>
            Get Started
          </Link>
          <Link className={buttonClass('secondary', 'large')} to={paths.login()}>
            Sign In
          </Link>
        </div>
      </div>
      <div className={styles.scene}>
        <CampusScene />
      </div>
    </section>
  );
}
