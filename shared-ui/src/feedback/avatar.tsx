import styles from './feedback.module.css';

interface AvatarProps {
  /** Gives the initials and the colour: the same name always has the same. */
  name: string;
  /** Address of a picture, where there is one. */
  src?: string;
  /** Side in CSS pixels; default 40. */
  size?: number;
}

const HUES = 6;

function initials(name: string): string {
  const parts = name.split(/[\s._-]+/).filter(Boolean);
  return [parts[0], parts.length > 1 ? parts.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}

function hueOf(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return ((hash ^ (hash >>> 15)) >>> 0) % HUES;
}

/** A round portrait: the picture, or the initials. Decoration: the name is written beside it. */
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
    <svg
      className={styles.avatar}
      data-hue={hueOf(name)}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      <rect width="40" height="40" />
      <text x="20" y="21" textAnchor="middle" dominantBaseline="central">
        {initials(name)}
      </text>
    </svg>
  );
}
