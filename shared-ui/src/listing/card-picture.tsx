import type { ReactNode } from 'react';
import styles from './card-picture.module.css';

export interface CardPictureProps {
  /** Address; without one the box shows its children alone. */
  src?: string | undefined;
  /** Over the picture: a date. */
  children?: ReactNode;
}

/** The first picture of an entry, small, on its closed card. The open card names its pictures. */
export function CardPicture({ src, children }: CardPictureProps) {
  return (
    <div className={styles.box}>
      {src && <img src={src} alt="" width={160} height={160} loading="lazy" decoding="async" />}
      {children && <div className={styles.over}>{children}</div>}
    </div>
  );
}
