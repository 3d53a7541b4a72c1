import type { CSSProperties } from 'react';
import styles from './feedback.module.css';

export interface SkeletonProps {
  /** Default 'text'. */
  shape?: 'text' | 'rect' | 'circle';
  /** How many lines of text; default 1. */
  lines?: number;
  /** CSS lengths of the thing that will come, so that nothing moves when it does. */
  width?: string;
  height?: string;
}

interface BoxStyle extends CSSProperties {
  '--w'?: string;
  '--h'?: string;
}

/** The place of something that is loading; hidden from readers of the screen. */
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
