import { Scene } from './scene';
import styles from './scene.module.css';

/** The bench under the old banyan. */
export function BanyanBench() {
  return (
    <Scene>
      <path
        className={styles.paper}
        d="M84 144c14-6 18-22 18-42 0-10-6-18-14-26l16 6 8 14 6-24h12l2 26 10-16 14-6c-10 10-14 18-14 28 0 18 6 34 20 40Z"
      />
      <path className={styles.line} d="M112 112c2 12-2 22-8 32M132 110c0 14 2 24 8 34M122 104v40" />
      <path
        className={styles.leaf}
        d="M44 78c-16-2-20-22-4-28-2-16 16-26 30-20 8-14 36-18 48-6 10-12 38-12 44 4 16-6 34 4 32 20 16 4 16 24 0 28-8 8-24 8-32 0-10 8-26 8-36 2-10 6-26 6-36-2-12 10-34 12-46 2Z"
      />
      <path
        className={styles.line}
        d="M60 54c6-5 14-5 20 0M104 40c8-5 16-5 22 0M154 56c6-5 12-5 18 0"
      />
      <path className={styles.line} d="M64 84v40M74 84v22M174 82v26M184 80v20" />
      <path className={styles.marigold} d="M154 122h58v7h-58ZM158 106h50v6h-50Z" />
      <path className={styles.line} d="M160 129v15M206 129v15M164 122v-10M202 122v-10" />
      <path className={styles.indigo} d="M34 144v-18h28v18Z" />
      <path className={styles.line} d="M41 126c0-10 14-10 14 0M34 134h28" />
    </Scene>
  );
}
