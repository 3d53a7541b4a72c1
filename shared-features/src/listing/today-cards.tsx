import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './today-cards.module.css';

export interface TodayCard {
  readonly _id: string;
  /** Address of the entry. */
  readonly to: string;
  readonly media: ReactNode;
  readonly title: string;
  /** The line below the title. */
  readonly line: string;
  /** When the card expires, in ms since 1970. */
  readonly until: number;
}

/** Stores until when a widget has cards; 0 if it has none. */
function keepUntil(name: string, until: number): void {
  try {
    localStorage.setItem(name, String(until));
  } catch {
    // Without storage the strip is not shown.
  }
}

/** Does the same as the document's first script: the dashboard reserves space while there are cards. */
function markKept(): void {
  try {
    const isKept = Object.entries(localStorage).some(
      ([key, until]) => key.includes(':today:') && Number(until) > Date.now(),
    );
    document.documentElement.toggleAttribute('data-today', isKept);
  } catch {
    // As above.
  }
}

const stillNew = (cards: readonly TodayCard[]) => cards.filter(({ until }) => until > Date.now());

interface TodayCardsProps {
  /**
   * Storage key of the time until which a widget has cards, one per widget: the remote's storage prefix,
   * `:today:` and the kind of cards.
   */
  readonly name: `mfe-${string}:today:${string}`;
  /** Name of the cards, for screen readers. */
  readonly label: string;
  /** Undefined until they are loaded, and if loading failed. */
  readonly cards: readonly TodayCard[] | undefined;
  readonly busy: boolean;
}

/** A widget's cards in the dashboard's strip of today, in order; nothing if there are none or loading failed. */
export function TodayCards({ name, label, cards, busy }: TodayCardsProps) {
  const shown = cards && stillNew(cards);
  const until = shown && Math.max(0, ...shown.map((card) => card.until));

  useEffect(() => {
    if (until !== undefined) keepUntil(name, until);
  }, [name, until]);
  // Space is added or removed only off screen: on screen, everything below would move.
  useEffect(() => markKept, []);

  if (busy) return <span hidden aria-busy="true" />;
  if (!shown?.length) return null;
  return (
    <ul className={styles.cards} aria-label={label}>
      {shown.map(({ _id, to, media, title, line }) => (
        <li key={_id}>
          <Link className={styles.card} to={to}>
            <span className={styles.media}>{media}</span>
            <span className={styles.text}>
              <span className={styles.title}>{title}</span>
              <span className={styles.line}>{line}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
