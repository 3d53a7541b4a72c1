import styles from './postcard.module.css';

/** A postage stamp with the gate of a college on it, and its postmark. */
export function Stamp() {
  return (
    <svg
      className={styles.stamp}
      viewBox="0 0 150 104"
      width="150"
      height="104"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.perforation} d="M66 6h78v92H66Z" />
      <path className={styles.field} d="M73 13h64v78H73Z" />
      <circle className={styles.sun} cx="105" cy="46" r="20" />
      <path
        className={styles.gate}
        d="M80 84V58h12V48l13-16 13 16v10h12v26h-18V70c0-6-4-8-7-12-3 4-7 6-7 12v14Z"
      />
      <path className={styles.flag} d="M105 32V22l9 3-9 3" />
      <g className={styles.mark}>
        <circle cx="44" cy="52" r="34" />
        <circle cx="44" cy="52" r="25" />
        <path d="M4 40q10-7 20 0t20 0 20 0 20 0M4 52q10-7 20 0t20 0 20 0 20 0M4 64q10-7 20 0t20 0 20 0 20 0" />
      </g>
    </svg>
  );
}
