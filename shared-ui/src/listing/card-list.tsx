import { Children, type ReactNode } from 'react';
import { Button } from '../button/button';
import { Skeleton } from '../feedback/loading';
import { canShare, copyLink, shareLink } from '../util/share';
import styles from './card-list.module.css';

export interface CardListProps {
  /** Accessible name of the list. */
  label: string;
  children: ReactNode;
}

/** A vertical list of cards. */
export function CardList({ label, children }: CardListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}

/** A row of buttons in an open card. */
export function CardActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

interface ShareButtonProps {
  title: string;
  /** Path on this site, e.g. `/events?event=…`. */
  path: string;
}

/** Shares the address of an entry through the device's share sheet, or copies it. */
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

/** The pictures of an open card, sized to be viewed beside text. */
export function CardGallery({ children }: { children: ReactNode }) {
  return <div className={styles.gallery}>{children}</div>;
}

interface CardSkeletonProps {
  /** Number of cards; default 5. */
  count?: number;
}

/** Skeleton of a card list. */
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
