import styles from './toran.module.css';

/** A door garland of marigolds and mango leaves, as hung over an entrance on a good day. */
export function Toran() {
  return (
    <svg className={styles.toran} width="100%" height="58" aria-hidden="true" focusable="false">
      <pattern id="toran" width="96" height="58" patternUnits="userSpaceOnUse">
        <path data-ink="string" d="M0 4q48 34 96 0" />
        <path
          data-ink="leaf"
          d="M0 6c9 10 9 26 0 40-9-14-9-30 0-40ZM96 6c9 10 9 26 0 40-9-14-9-30 0-40Z"
        />
        <g data-ink="flower">
          <circle cx="18" cy="14" r="8" />
          <circle cx="78" cy="14" r="8" />
          <circle data-ink="deep" cx="33" cy="20" r="8" />
          <circle data-ink="deep" cx="63" cy="20" r="8" />
          <circle cx="48" cy="22" r="10" />
          <circle data-ink="deep" cx="48" cy="40" r="6" />
        </g>
      </pattern>
      <rect width="100%" height="58" fill="url(#toran)" />
    </svg>
  );
}
