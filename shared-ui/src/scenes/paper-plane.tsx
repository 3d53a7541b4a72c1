import { Scene } from './scene';
import styles from './scene.module.css';

/** A paper plane over the roofs of the hostel. */
export function PaperPlane() {
  return (
    <Scene>
      <circle className={styles.marigold} cx="58" cy="48" r="15" />
      <path className={styles.indigo} d="M30 144V104h44v40ZM186 144V96h30v48Z" />
      <path className={styles.paper} d="M74 144V90l28-16 28 16v54Z" />
      <path className={styles.marigold} d="M94 144v-24c0-10 16-10 16 0v24Z" />
      <path
        className={styles.line}
        d="M86 100h8M110 100h8M40 114h8M56 114h8M40 126h8M56 126h8M196 108h10M196 120h10"
      />
      <path className={styles.dashes} d="M112 66c10 22 34 18 30 4-4-12-20 0-8 8 8 6 22 2 30-10" />
      <path className={styles.paper} d="m158 52 54-26-20 54-10-20Z" />
      <path className={styles.line} d="m212 26-30 34 2 22 8-12" />
    </Scene>
  );
}
