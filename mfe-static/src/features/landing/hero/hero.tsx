import { paths } from '@campus/federation/remote';
import { Doors } from '../sections/sections';
import { CampusScene } from './campus-scene';
import styles from './hero.module.css';
import toran from './toran.module.css';

/** A door garland of marigolds and mango leaves, as hung over an entrance on a good day. */
function Toran() {
  return (
    <svg className={toran.toran} width="100%" height="58" aria-hidden="true" focusable="false">
      <pattern id="toran" width="96" height="58" patternUnits="userSpaceOnUse">
        <path data-ink="string" d="M0 4q48 34 96 0" />
        <path
          data-ink="leaf"
          d="M0 6c9 10 9 26 0 40-9-14-9-30 0-40ZM96 6c9 10 9 26 0 40-9-14-9-30 0-40Z"
        />
        <g data-ink="flower">
          <circle cx="18" cy="14" r="8" />
          <circle cx="78" cy="14" r="8" />
          <circle data-ink="deep" cx="33" cy="20" r="8" />
          <circle data-ink="deep" cx="63" cy="20" r="8" />
          <circle cx="48" cy="22" r="10" />
          <circle data-ink="deep" cx="48" cy="40" r="6" />
        </g>
      </pattern>
      <rect width="100%" height="58" fill="url(#toran)" />
    </svg>
  );
}

/** The first screen: what the site is, and the two main links. */
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
