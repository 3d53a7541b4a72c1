import type { CSSProperties } from 'react';
import styles from './thumbnails.module.css';

export interface PictureProps {
  /** Empty where there is none: the box stays. */
  src: string;
  /** What it shows; '' for decoration. */
  alt: string;
  /** Width to height of the box, as CSS writes it; default '4 / 3'. */
  ratio?: string;
  /** 'eager' for the first picture in sight; default 'lazy'. */
  loading?: 'eager' | 'lazy';
}

interface RatioStyle extends CSSProperties {
  '--ratio': string;
}

/** A picture in a box of fixed shape, so that nothing moves when it arrives. */
export function Picture({ src, alt, ratio = '4 / 3', loading = 'lazy' }: PictureProps) {
  const style: RatioStyle = { '--ratio': ratio };
  return (
    <img
      className={styles.picture}
      style={style}
      src={src || undefined}
      alt={alt}
      loading={loading}
      decoding="async"
    />
  );
}
