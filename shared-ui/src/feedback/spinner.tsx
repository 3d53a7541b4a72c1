import styles from './feedback.module.css';

export interface SpinnerProps {
  /** Side in CSS pixels; default 18. */
  size?: number;
  /** A name for readers of the screen; without it the spinner is decoration. */
  label?: string;
}

/** A small turning ring; under reduced motion it stands still. */
export function Spinner({ size = 18, label }: SpinnerProps) {
  return (
    <svg
      className={styles.spinner}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <circle cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
