import { Scene } from './scene';
import styles from './scene.module.css';

/** An auto-rickshaw on its way. */
export function AutoRickshaw() {
  return (
    <Scene>
      <path className={styles.dashes} d="M14 92h30M22 106h24M12 120h30" />
      <path
        className={styles.marigold}
        d="M58 92V58c0-16 8-24 24-24h52c14 0 20 6 24 18l-8 2H96c-6 0-8 2-8 8v30Z"
      />
      <path className={styles.paper} d="M88 92V62c0-6 2-8 8-8h54l12 38h-28v14h-24V92Z" />
      <path className={styles.line} d="M110 54v38M134 54v38M68 50v18h10V46" />
      <path
        className={styles.indigo}
        d="M54 92h56v28h24v-14c0-6 2-14 8-14h22c12 2 20 10 22 22l2 14H52c-4-12-4-24 2-36Z"
      />
      <path className={styles.line} d="m150 54 14 38M150 74h-12l-2 8" />
      <path className={styles.marigold} d="M176 98h10c4 0 5 9 0 9h-6ZM52 108h18v8H52Z" />
      <circle className={styles.ink} cx="80" cy="130" r="14" />
      <circle className={styles.ink} cx="168" cy="132" r="12" />
      <circle className={styles.paper} cx="80" cy="130" r="5.5" />
      <circle className={styles.paper} cx="168" cy="132" r="4.5" />
      <path className={styles.line} d="M150 128c2-14 34-14 38 0" />
    </Scene>
  );
}
