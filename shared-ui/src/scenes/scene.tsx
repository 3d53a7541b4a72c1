import type { ReactNode } from 'react';
import styles from './scene.module.css';

/** The sheet every scene is drawn on: decoration, in the colours of the theme. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 240 160"
      width="240"
      height="160"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse className={styles.tint} cx="120" cy="84" rx="104" ry="66" />
      {children}
      <path className={styles.line} d="M18 144h204" />
    </svg>
  );
}
