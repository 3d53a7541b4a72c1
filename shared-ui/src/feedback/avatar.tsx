import { hueOf, initials } from './avatar-face';
import styles from './feedback.module.css';

interface AvatarProps {
  /** Determines the initials and the colour: the same name always has the same. */
  name: string;
  /** Address of a picture, if any. */
  src?: string;
  /** Side in CSS pixels; default 40. */
  size?: number;
}

interface InitialsProps {
  hue: number | string;
  size: number;
  children: string;
}

/** The initials and the colour of a name. */
export function Initials({ hue, size, children }: InitialsProps) {
  return (
    <svg
      className={styles.avatar}
      data-hue={hue}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      <rect width="40" height="40" />
      <text x="20" y="21" textAnchor="middle" dominantBaseline="central">
        {children}
      </text>
    </svg>
  );
}

/** A round portrait: the picture or the initials. Decorative: the name is written beside it. */
export function Avatar({ name, src, size = 40 }: AvatarProps) {
  return src ? (
    <img
      className={styles.avatar}
      src={src}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
    />
  ) : (
    <Initials hue={hueOf(name)} size={size}>
      {initials(name)}
    </Initials>
  );
}
