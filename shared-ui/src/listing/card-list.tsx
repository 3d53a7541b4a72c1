import { Children, type ReactNode } from 'react';
import { Button } from '../button/button';
import { Skeleton } from '../feedback/loading';
import { canShare, copyLink, shareLink } from '../util/share';
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

interface ShareButtonProps {
  title: string;
  /** Path on this site, e.g. `/events?event=…`. */
  path: string;
}

/** Hands the address of an entry to the device's own sharing, or copies it. */
export function ShareButton(props: ShareButtonProps) {
  return (
    <Button
      variant="quiet"
      icon="link"
      onClick={() => void (canShare() ? shareLink(props) : copyLink(props))}
    >
      Share
    </Button>
  );
}

/** The pictures of an open card, no larger than one looks at them beside words. */
export function CardGallery({ children }: { children: ReactNode }) {
  return <div className={styles.gallery}>{children}</div>;
}

interface CardSkeletonProps {
  /** How many; default 5. */
  count?: number;
}

/** The skeleton of cards. */
export function CardSkeleton({ count = 5 }: CardSkeletonProps) {
  return (
    <div className={styles.list} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.skeleton}>
          <div className={styles.skeletonPicture}>
            <Skeleton shape="rect" height="100%" />
          </div>
          <div className={styles.skeletonText}>
            <Skeleton width="30%" />
            <Skeleton width="70%" />
            <Skeleton width="45%" />
          </div>
        </div>
      ))}
    </div>
  );
}
