import { Scene } from './scene';
import styles from './scene.module.css';

/** A notice board by the hostel gate, with room for one more paper. */
export function NoticeBoard() {
  return (
    <Scene>
      <path className={styles.line} d="M62 110v34M178 110v34" />
      <path className={styles.indigo} d="M40 36 120 18l80 18v8H40Z" />
      <path className={styles.paper} d="M46 44h148v68H46Z" />
      <path className={styles.marigold} d="m62 56 34-4 5 40-34 4Z" />
      <path className={styles.line} d="m71 66 18-2M72 74l18-2M73 82l10-1" />
      <path className={styles.paper} d="M112 54h28v34h-28Z" />
      <path className={styles.line} d="M118 64h16M118 71h16M118 78h9" />
      <path className={styles.dashes} d="m152 58 30 3-3 38-30-3Z" />
      <g className={styles.ink}>
        <circle cx="80" cy="55" r="2" />
        <circle cx="126" cy="55" r="2" />
        <circle cx="167" cy="60" r="2" />
      </g>
      <path className={styles.leaf} d="M24 144c-3-16 4-22 10-28 6 8 10 16 5 28Z" />
      <path className={styles.line} d="M31 144v-16" />
    </Scene>
  );
}
