import type { CSSProperties } from 'react';
import { shapes } from './shapes';
import styles from './icon.module.css';

/** The name of one of our own icons. */
export type IconName = keyof typeof shapes;

/** Whether a name that came from elsewhere is one of our icons. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(shapes, name);
}

export interface IconProps {
  name: IconName;
  /** Side in CSS pixels; default 20. */
  size?: number;
  /** A name for readers of the screen. Without it the icon is decoration and hidden from them. */
  label?: string;
  /** Filled in the text's colour instead of outlined, as for a vote that is given. */
  filled?: boolean;
  className?: string;
  style?: CSSProperties;
}

/** An inline icon in the colour of the text around it. */
export function Icon({ name, size = 20, label, filled, className, style }: IconProps) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      style={style}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      data-filled={filled || undefined}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
