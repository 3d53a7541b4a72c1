import { Scene } from './scene';
import styles from './scene.module.css';

/** The chai stall: a striped awning, the kettle, a glass on the counter. */
export function ChaiStall() {
  return (
    <Scene>
      <path className={styles.line} d="M58 62v82M182 62v82" />
      <path className={styles.paper} d="M50 104h140v40H50Z" />
      <path className={styles.line} d="M50 116h140" />
      <path className={styles.marigold} d="M56 30h128l12 30H44Z" />
      <path className={styles.paper} d="M81 30h26l-3 30H74ZM133 30h26l7 30h-30Z" />
      <path
        className={styles.indigo}
        d="M44 60h30c0 12-5 15-15 15s-15-4-15-15ZM104 60h32c0 12-6 15-16 15s-16-4-16-15ZM166 60h30c0 11-5 15-15 15s-15-3-15-15Z"
      />
      <path
        className={styles.paper}
        d="M74 60h30c0 12-5 15-15 15s-15-3-15-15ZM136 60h30c0 12-5 15-15 15s-15-3-15-15Z"
      />
      <path
        className={styles.indigo}
        d="M76 104c-6-20 4-24 14-24s20 4 14 24ZM104 88l12-6M84 80c0-8 12-8 12 0"
      />
      <path className={styles.paper} d="M138 86h18l-3 18h-12Z" />
      <path className={styles.marigold} d="M139 92h16l-2 12h-12Z" />
      <path className={styles.line} d="M143 80c-3-4 3-5 0-9M151 80c-3-4 3-5 0-9" />
    </Scene>
  );
}
