import styles from './trunk.module.css';

/** A hostel trunk with its padlock, the key under a book. */
export function Trunk() {
  return (
    <svg
      className={styles.trunk}
      viewBox="0 0 240 160"
      width="240"
      height="160"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse className={styles.tint} cx="120" cy="84" rx="104" ry="66" />
      <path className={styles.indigo} d="M52 66c0-10 6-16 16-16h92c10 0 16 6 16 16v14H52Z" />
      <path className={styles.paper} d="M52 80h124v64H52Z" />
      <path className={styles.marigold} d="M52 80h124v10H52Z" />
      <path
        className={styles.line}
        d="M72 50v30M156 50v30M72 90v54M156 90v54M52 118h20M156 118h20"
      />
      <path className={styles.line} d="M107 96v-8a7 7 0 0 1 14 0v8" />
      <path className={styles.marigold} d="M101 96h26v22h-26Z" />
      <path className={styles.line} d="M114 104v6" />
      <path className={styles.paper} d="M84 36h46v14H84Z" />
      <path className={styles.marigold} d="M90 22h46v14H90Z" />
      <path className={styles.line} d="M94 36v14M100 22v14M44 144v-8h8M184 144v-8h-8" />
      <circle className={styles.marigold} cx="196" cy="132" r="7" />
      <path className={styles.line} d="m201 137 14 7M209 141l3-5" />
      <path className={styles.leaf} d="M22 144c-3-16 4-22 10-28 6 8 10 16 5 28Z" />
      <path className={styles.line} d="M29 144v-16M18 144h204" />
    </svg>
  );
}
