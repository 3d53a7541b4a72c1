import styles from './road.module.css';

/** A milestone by the road that leads to the gate of a college. */
export function Road() {
  return (
    <svg
      className={styles.road}
      viewBox="0 0 240 160"
      width="240"
      height="160"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse className={styles.tint} cx="120" cy="84" rx="104" ry="66" />
      <circle className={styles.marigold} cx="62" cy="52" r="14" />
      <path className={styles.indigo} d="M136 70c-3-16 12-20 22-36 10 16 25 20 22 36Z" />
      <path className={styles.line} d="M158 34V18" />
      <path className={styles.marigold} d="m158 18 14 4-14 5Z" />
      <path className={styles.paper} d="M112 70h92v34h-92Z" />
      <path className={styles.indigo} d="M146 104V90c0-8 6-10 12-16 6 6 12 8 12 16v14Z" />
      <path
        className={styles.line}
        d="M122 82h10M122 92h10M184 82h10M184 92h10M108 70h100M24 104h192"
      />
      <path className={styles.paper} d="M150 104h16l42 40H84Z" />
      <path className={styles.dashes} d="M157 108 148 142" />
      <path className={styles.paper} d="M32 144V98c0-26 44-26 44 0v46Z" />
      <path className={styles.marigold} d="M32 106v-8c0-26 44-26 44 0v8Z" />
      <path className={styles.line} d="M46 118h16M44 128h20M50 94h8" />
      <path
        className={styles.leaf}
        d="M84 144c-3-16 2-20 7-26 6 8 9 14 5 26ZM212 104c-2-10 3-14 6-18 4 5 6 10 3 18Z"
      />
      <path className={styles.line} d="M18 144h204" />
    </svg>
  );
}
