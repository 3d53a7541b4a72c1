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

/** Milliseconds for which there is probably something again after there was something. */
const likelyFor = 7 * 86_400_000;

/** Stores until when a widget probably has cards. */
function keepRoom(name: string): void {
  try {
    localStorage.setItem(name, String(Date.now() + likelyFor));
  } catch {
    // Without storage the strip is not shown.
  }
}

/** Does the same as the document's first script: the dashboard reserves space while cards are likely. */
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
   * Storage key of the time until which a widget probably has cards, one per widget: the remote's storage prefix,
   * `:today:` and the kind of cards.
   */
  readonly name: `mfe-${string}:today:${string}`;
  /** Name of the cards, for screen readers. */
  readonly label: string;
  /** Undefined until they are loaded, and if loading failed. */
  readonly cards: readonly TodayCard[] | undefined;
  readonly busy: boolean;
}

/** A widget's cards in the dashboard's strip of today, in order; nothing visible if there are none or loading failed. */
export function TodayCards({ name, label, cards, busy }: TodayCardsProps) {
  const shown = cards && stillNew(cards);
  const has = Boolean(shown?.length);

  useEffect(() => {
    if (has) keepRoom(name);
  }, [name, has]);
  // Space is added or removed only off screen: on screen, everything below would move.
  useEffect(() => markKept, []);

  if (busy) return <span hidden aria-busy="true" />;
  if (!shown) return null;
  // The dashboard says so when no widget has anything.
  if (!has) return <span hidden data-nothing />;
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
