import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './expandable-card.module.css';

export interface ExpandableCardProps {
  /** Of the article, so that a link can lead to it. */
  id: string;
  /** In the button that opens and closes the card: words, and phrasing elements at most. */
  title: ReactNode;
  expanded: boolean;
  onToggle: () => void;
  /** A picture or a date beside the words. */
  media?: ReactNode;
  /** The one thing a reader looks for first: a price, a time. */
  lead?: ReactNode;
  /** A few words that stay in sight when the card is closed. */
  summary?: ReactNode;
  /** The rest, there only while the card is open. */
  children: ReactNode;
}

/** A card of a list whose title is a button that opens and closes the rest of it. */
export function ExpandableCard(props: ExpandableCardProps) {
  const { id, title, expanded, onToggle, media, lead, summary, children } = props;
  const heading = `${id}-title`;
  const panel = `${id}-panel`;
  return (
    <article id={id} aria-labelledby={heading} className={styles.card} data-expanded={expanded}>
      <div className={styles.face}>
        {media && <div className={styles.media}>{media}</div>}
        <div className={styles.words}>
          {lead && <div className={styles.lead}>{lead}</div>}
          <h3 id={heading} className={styles.heading}>
            <button
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
