import type { CSSProperties, ElementType, ReactNode } from 'react';
import { classes } from '../util/classes';
import styles from './layout.module.css';

/** A step of the spacing scale, `--s-1` to `--s-8`. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface BoxProps {
  children?: ReactNode;
  /** The element; default `div`. */
  as?: ElementType;
  /** Space between the children; default 4 in a Stack, 3 in a Cluster. */
  gap?: Space;
  className?: string;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

interface GapStyle extends CSSProperties {
  '--gap': string;
}

function gapStyle(gap: Space): GapStyle {
  return { '--gap': `var(--s-${gap})` };
}

/** Children one under the other. */
export function Stack({ as: Element = 'div', gap = 4, className, ...rest }: BoxProps) {
  return <Element {...rest} className={classes(styles.stack, className)} style={gapStyle(gap)} />;
}

/** Children side by side, wrapping. */
export function Cluster({ as: Element = 'div', gap = 3, className, ...rest }: BoxProps) {
  return <Element {...rest} className={classes(styles.cluster, className)} style={gapStyle(gap)} />;
}

export interface CardProps extends BoxProps {
  tabIndex?: number;
}

/** A quietly bordered surface; its children are stacked. */
export function Card({ as: Element = 'div', gap = 4, className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={classes(styles.card, styles.stack, className)}
      style={gapStyle(gap)}
    />
  );
}
