import { Children, type MouseEvent, type ReactNode, useRef } from 'react';
import { Skeleton } from '../feedback/loading';
import { Icon, type IconName } from '../icon/icon';
import { blurredStyle } from '../images/thumbnails';
import { formatPart } from '../time/time';
import type { CardListProps } from './card-list';
import styles from './expandable-card.module.css';

interface CardPictureProps {
  /** Image address; without one the box shows only its children. */
  src?: string | undefined;
  /** Shown over the picture: a date. */
  children?: ReactNode;
}

/** The first picture of an entry, small, on its closed card. Alternative texts are on the open card. */
export function CardPicture({ src, children }: CardPictureProps) {
  return (
    <div className={styles.box}>
      {src && (
        <img
          src={src}
          alt=""
          style={blurredStyle(src)}
          width={160}
          height={160}
          loading="lazy"
          decoding="async"
        />
      )}
      {children && <div className={styles.over}>{children}</div>}
    </div>
  );
}

/** A day drawn as a calendar leaf. @param day `YYYY-MM-DD` on the campus clock */
export function DateBadge({ day }: { day: string }) {
  return (
    <time className={styles.leaf} dateTime={day}>
      <span className={styles.month}>{formatPart('month', day)}</span>
      <span className={styles.number}>{formatPart('dayOfMonth', day)}</span>
    </time>
  );
}

/** The facts of an entry, stacked. */
export function Details({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
}

interface DetailProps {
  icon: IconName;
  /** Label of the fact, e.g. 'Pickup'. */
  label: string;
  children: ReactNode;
}

/** One labelled fact. Without content it renders nothing visible. */
export function Detail({ icon, label, children }: DetailProps) {
  if (children === '' || children == null) return null;
  return (
    <div>
      <dt className={styles.label}>
        <Icon name={icon} size={18} /> {label}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** Text as typed, including line breaks. */
export function LongText({ children }: { children: string }) {
  return <p className={styles.long}>{children}</p>;
}

interface ExpandableCardProps {
  /** Id of the article, so that a link can point to it. */
  id: string;
  /** Content of the button that opens and closes the card: phrasing content only. */
  title: ReactNode;
  expanded: boolean;
  onToggle: () => void;
  /** A picture or a date beside the text. */
  media?: ReactNode;
  /** The most important value: a price, a time. */
  lead?: ReactNode;
  /** A short text that stays visible when the card is closed. */
  summary?: ReactNode;
  /** The remaining content, mounted only while the card is open. */
  children: ReactNode;
}

/** A press on text that ends a selection opens nothing. */
const isSelecting = () => getSelection()?.isCollapsed === false;

/**
 * A list card whose title is a button that expands and collapses the rest. The pointer opens a closed card
 * anywhere but on its links and buttons.
 */
export function ExpandableCard(props: ExpandableCardProps) {
  const { id, title, expanded, onToggle, media, lead, summary, children } = props;
  const heading = `${id}-title`;
  const panel = `${id}-panel`;
  const toggle = useRef<HTMLButtonElement>(null);
  const openFromFace = ({ target }: MouseEvent) => {
    if (expanded || isSelecting() || (target as Element).closest('a, button')) return;
    toggle.current?.focus({ preventScroll: true });
    onToggle();
  };
  return (
    <article id={id} aria-labelledby={heading} className={styles.card} data-expanded={expanded}>
      {/* The keyboard opens it by the title. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above */}
      <div className={styles.face} onClick={openFromFace}>
        {media && <div className={styles.media}>{media}</div>}
        <div className={styles.text}>
          {lead && <div className={styles.lead}>{lead}</div>}
          <h3 id={heading} className={styles.heading}>
            <button
              ref={toggle}
              type="button"
              className={styles.toggle}
              aria-expanded={expanded}
              aria-controls={panel}
              onClick={onToggle}
            >
              <span className={styles.title}>{title}</span>
              <Icon name="chevron-down" size={20} className={styles.arrow} />
            </button>
          </h3>
          {summary && <div className={styles.summary}>{summary}</div>}
        </div>
      </div>
      <div id={panel} className={styles.panel} hidden={!expanded}>
        {expanded && children}
      </div>
    </article>
  );
}

/** A grid of closed picture cards; an open card takes the whole row. */
export function CardGrid({ label, children }: CardListProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}

/** Skeleton of a card grid. */
export function CardGridSkeleton({ count = 8 }: { count?: number }): ReactNode {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.skeleton}>
          <div className={styles.skeletonPicture} />
          <div className={styles.skeletonText}>
            <Skeleton width="50%" />
            <Skeleton width="85%" />
            <Skeleton width="40%" />
          </div>
        </div>
      ))}
    </div>
  );
}
