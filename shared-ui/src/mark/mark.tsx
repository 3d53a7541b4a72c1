import styles from './mark.module.css';

interface MarkProps {
  /** Height in CSS pixels; default 32. */
  size?: number;
  /** Accessible name; omit it beside the written name. */
  label?: string;
}

/** The logo: the campus gate with a marigold in its arch. */
export function Mark({ size = 32, label }: MarkProps) {
  return (
    <svg
      className={styles.mark}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path
        className={styles.gate}
        fillRule="evenodd"
        d="M3 29V14.5C3 7.6 8.8 2 16 2s13 5.6 13 12.5V29H3ZM8 29h16V17.5c0-1.8-1.2-3-2.9-3.3.2-1.8-.9-3.1-2.6-3.3-.3-1.1-1.2-2-2.5-2.9-1.3.9-2.2 1.8-2.5 2.9-1.7.2-2.8 1.5-2.6 3.3-1.7.3-2.9 1.5-2.9 3.3V29Z"
      />
      <path
        className={styles.flower}
        d="M16 17.4A1.85 1.85 0 0 1 19.25 18.75A1.85 1.85 0 0 1 20.6 22A1.85 1.85 0 0 1 19.25 25.25A1.85 1.85 0 0 1 16 26.6A1.85 1.85 0 0 1 12.75 25.25A1.85 1.85 0 0 1 11.4 22A1.85 1.85 0 0 1 12.75 18.75A1.85 1.85 0 0 1 16 17.4Z"
      />
    </svg>
  );
}
