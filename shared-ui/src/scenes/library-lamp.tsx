import { Scene } from './scene';
import styles from './scene.module.css';

/** A reading lamp in the library, late. */
export function LibraryLamp() {
  return (
    <Scene>
      <path className={styles.glow} d="M100 64h64l26 80H76Z" />
      <path className={styles.line} d="M204 144V44c0-14-10-22-24-22h-30" />
      <path className={styles.indigo} d="M92 62c4-22 18-32 40-32s36 10 40 32Z" />
      <path className={styles.line} d="M132 30v-8h20M152 62v12" />
      <circle className={styles.marigold} cx="152" cy="77" r="3" />
      <path className={styles.marigold} d="M192 138h24v6h-24Z" />
      <path
        className={styles.paper}
        d="M92 136c10-8 26-8 38-1 12-7 28-7 38 1v8c-10-6-26-6-38 0-12-6-28-6-38 0Z"
      />
      <path className={styles.line} d="M130 135v9M102 134c6-2 12-2 18 0M140 134c6-2 12-2 18 0" />
      <path className={styles.marigold} d="M24 130h50v14H24Z" />
      <path className={styles.paper} d="M30 116h42v14H30Z" />
      <path className={styles.indigo} d="M26 102h40v14H26Z" />
      <path className={styles.line} d="M34 102v14M34 130v14M62 116v14" />
      <path className={styles.paper} d="M36 88h14v14H36ZM50 91h5v8h-5" />
      <path className={styles.line} d="M40 82c-2-3 2-4 0-8M47 82c-2-3 2-4 0-8" />
    </Scene>
  );
}
