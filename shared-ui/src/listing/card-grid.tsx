import { Children, type ReactNode } from 'react';
import { Skeleton } from '../feedback/skeleton';
import type { CardListProps } from './card-list';
import styles from './expandable-card.module.css';

/** Closed cards side by side under their pictures; an open one takes the whole row. */
export function CardGrid({ label, children }: CardListProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}

/** What cards of a grid look like before they are there. */
export function CardGridSkeleton({ count = 8 }: { count?: number }): ReactNode {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, ghost) => (
        <div key={ghost} className={styles.ghost}>
          <div className={styles.ghostPicture} />
          <div className={styles.ghostWords}>
            <Skeleton width="50%" />
            <Skeleton width="85%" />
            <Skeleton width="40%" />
          </div>
        </div>
      ))}
    </div>
  );
}
