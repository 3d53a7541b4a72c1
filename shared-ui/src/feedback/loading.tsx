import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../layout/layout';
import styles from './feedback.module.css';

interface SpinnerProps {
  /** Side in CSS pixels; default 18. */
  size?: number;
  /** Accessible name; without it the spinner is decorative. */
  label?: string;
}

/** A spinner; it does not rotate under reduced motion. */
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

interface SkeletonProps {
  /** Default 'text'. */
  shape?: 'text' | 'rect' | 'circle';
  /** Number of text lines; default 1. */
  lines?: number;
  /** CSS lengths of the final content, so that nothing shifts when it loads. */
  width?: string;
  height?: string;
}

interface BoxStyle extends CSSProperties {
  '--w'?: string;
  '--h'?: string;
}

/** Placeholder for loading content; hidden from screen readers. */
export function Skeleton({ shape = 'text', lines = 1, width, height }: SkeletonProps) {
  const style: BoxStyle = { '--w': width, '--h': height };
  return (
    <span className={styles.skeletons} style={style} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.skeleton} data-shape={shape} />
      ))}
    </span>
  );
}

interface LoadingRegionProps {
  busy: boolean;
  /** Announced politely while busy, such as 'Loading comments'. */
  label: string;
  /** Announced once it has loaded, such as '3 comments'; default nothing. */
  done?: string | undefined;
  children: ReactNode;
}

/** A loading section of the page: `aria-busy` while it loads, with a message. */
export function LoadingRegion({ busy, label, done, children }: LoadingRegionProps) {
  return (
    <div aria-busy={busy}>
      <VisuallyHidden role="status">{busy ? label : done}</VisuallyHidden>
      {children}
    </div>
  );
}
