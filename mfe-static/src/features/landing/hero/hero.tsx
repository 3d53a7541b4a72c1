import { paths } from '@campus/federation/remote';
import { Doors } from '../sections/doors';
import { CampusScene } from './campus-scene';
import styles from './hero.module.css';
import { Toran } from './toran';

/** The first screen: what this is, and the two doors into it. */
export function Hero({ isMember }: { isMember: boolean }) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Toran />
      <div className={styles.words}>
        <h1 id="hero-title" className={styles.title}>
          Everything your campus pins up, <em>in one place.</em>
        </h1>
        <p className={styles.lead}>
          The comprehensive campus social platform, for your college only: communities, a
          marketplace, shared rides, events, confessions and dating. You need a verified college
          email to get in. So does everyone else.
        </p>
        <Doors
          className={styles.doors}
          doors={
            isMember
              ? { 'Back to your campus': paths.dashboard(), Communities: paths.communities() }
              : { 'Get Started': paths.signup(), 'Sign In': paths.login() }
          }
        />
      </div>
      <div className={styles.scene}>
        <CampusScene />
      </div>
    </section>
  );
}
