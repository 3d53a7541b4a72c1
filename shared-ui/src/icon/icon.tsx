import type { CSSProperties } from 'react';
import styles from './icon.module.css';

/**
 * Our icons as path data on a 24 px grid, drawn with a 1.75 px round stroke.
 * Circles are written as arcs, so that every icon is one path.
 */
export const shapes = {
  home: 'M4 11.2 12 4l8 7.2M6 9.6V20h12V9.6M10 20v-5.5h4V20',
  mask: 'M3.5 7.5c5.7-2 11.3-2 17 0 .4 6.4-2 10-5 10-1.7 0-2.2-1.7-3.5-1.7s-1.8 1.7-3.5 1.7c-3 0-5.4-3.6-5-10ZM7.2 11.3c1.1-.9 2.2-.9 3.3 0M13.5 11.3c1.1-.9 2.2-.9 3.3 0',
  people:
    'M9 11.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5ZM2.8 19.5c.5-3.3 2.9-5 6.2-5s5.7 1.7 6.2 5M15.5 5.3a3.25 3.25 0 0 1 0 5.9M17.8 14.9c1.9.7 3.1 2.2 3.4 4.6',
  bag: 'M5 8h14l1 12H4L5 8ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  car: 'M3.5 17v-4.5L5.7 7h12.6l2.2 5.5V17ZM3.5 12.5h17M6 17v2M18 17v2M7 14.8h.01M17 14.8h.01',
  calendar: 'M4 6.5h16V20H4ZM4 10.5h16M8 4v4M16 4v4M8.5 15h2.5',
  compass: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM15.5 8.5l-2 5-5 2 2-5Z',
  heart:
    'M12 20C6 15.8 3.5 12.7 3.5 9.3c0-2.7 2-4.8 4.5-4.8 1.7 0 3.1.9 4 2.4.9-1.5 2.3-2.4 4-2.4 2.5 0 4.5 2.1 4.5 4.8 0 3.4-2.5 6.5-8.5 10.7Z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-3.7 3.5-5.5 7.5-5.5s6.9 1.8 7.5 5.5',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5M12 8h.01',
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6 6 18',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-up': 'M6 14.5l6-6 6 6',
  'chevron-left': 'M14.5 6l-6 6 6 6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  'arrow-up': 'M12 4.5 5 12h4v7h6v-7h4Z',
  'arrow-down': 'M12 19.5 5 12h4V5h6v7h4Z',
  comment: 'M4 5h16v11.5h-8.5L7 20.5v-4H4ZM8 9.3h8M8 12.5h5',
  edit: 'M4 20l1-4.5L16 4.5 19.5 8l-11 11ZM13.5 7l3.5 3.5',
  trash: 'M4.5 7h15M9 7V4.5h6V7M6.5 7l.8 13h9.4l.8-13M10 11v5.5M14 11v5.5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20 20',
  image: 'M4 5h16v14H4ZM4 16l4.5-4.5 3.5 3.5 2.5-2.5L20 17M15.5 9h.01',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4ZM12 16.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5Z',
  upload: 'M12 15.5V5M7.5 9 12 4.5 16.5 9M4.5 15.5V19.5h15v-4',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M18.5 5.5l-1.4 1.4M6.9 17.1l-1.4 1.4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17h.01',
  error: 'M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7ZM12 8v4.5M12 15.8h.01',
  logout: 'M10 4.5H5v15h5M10 12h10M16.5 8.5 20 12l-3.5 3.5',
  plus: 'M12 5v14M5 12h14',
  eye: 'M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5s-7-2-9.5-6.5ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  'eye-off':
    'M4 4l16 16M9.5 5.9A9 9 0 0 1 12 5.5c3.8 0 7 2 9.5 6.5a15 15 0 0 1-2.6 3.5M6.2 7.4A14 14 0 0 0 2.5 12c2.5 4.5 5.7 6.5 9.5 6.5 1.5 0 2.9-.3 4.2-.9M9.9 9.9a3 3 0 0 0 4.2 4.2',
  lock: 'M5.5 10.5h13V20h-13ZM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14v2.5',
  spark: 'M12 3.5l2 6.5 6.5 2-6.5 2-2 6.5-2-6.5-6.5-2 6.5-2Z',
  phone:
    'M5 4.5h3.5l2 4.5-2.3 1.7a12 12 0 0 0 5.1 5.1L15 13.5l4.5 2V19c0 .8-.7 1.5-1.5 1.5C10.5 20 4 13.5 3.5 6c0-.8.7-1.5 1.5-1.5Z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12.3 6M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.3-1.3',
  flag: 'M6 21V4M6 4.8c4-2.2 7.6 2.2 12.5 0v9c-4.9 2.2-8.5-2.2-12.5 0',
  more: 'M6.5 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0ZM13 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0ZM19.5 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0Z',
} as const;

/** The name of one of our own icons. */
export type IconName = keyof typeof shapes;

/** Whether an external name is one of our icons. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(shapes, name);
}

interface IconProps {
  name: IconName;
  /** Side in CSS pixels; default 20. */
  size?: number;
  /** Accessible name. Without it the icon is decorative and hidden from screen readers. */
  label?: string;
  /** Filled in the text colour instead of outlined, as for an active vote. */
  filled?: boolean;
  className?: string;
  style?: CSSProperties;
}

/** An inline icon in the surrounding text colour. */
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
