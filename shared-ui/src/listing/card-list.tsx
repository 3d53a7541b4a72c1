import { Children, type ReactNode } from 'react';
import styles from './card-list.module.css';

export interface CardListProps {
  /** The name of the list for readers of the screen. */
  label: string;
  children: ReactNode;
}

/** Cards under one another. */
export function CardList({ label, children }: CardListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}

/** Buttons of an open card, in a row. */
export function CardActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** The pictures of an open card, no larger than one looks at them beside words. */
export function CardGallery({ children }: { children: ReactNode }) {
  return <div className={styles.gallery}>{children}</div>;
}
