import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './today-cards.module.css';

export interface TodayCard {
  readonly _id: string;
  /** Address of what it is about. */
  readonly to: string;
  readonly media: ReactNode;
  readonly title: string;
  /** The line under the title. */
  readonly line: string;
  /** The moment at which it is no news any more, in ms since 1970. */
  readonly until: number;
}

/** Keeps until when a widget has something; 0 where it has nothing. */
function keepUntil(name: string, until: number): void {
  try {
    localStorage.setItem(name, String(until));
  } catch {
    // Without a storage nobody sees the strip.
  }
}

/** Does what the document's first script does: the dashboard keeps a place as long as there is something. */
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
   * Under which this browser keeps how long there is something, one for each widget: the remote, whose own place in the
   * storage it is, `:today:` and what they are.
   */
  readonly name: `mfe-${string}:today:${string}`;
  /** What they are, for readers of the screen. */
  readonly label: string;
  /** Undefined until they are known, and where they could not be loaded. */
  readonly cards: readonly TodayCard[] | undefined;
  readonly busy: boolean;
}

/** What a widget adds to the dashboard's strip of today, in its order: nothing where there is nothing, or it failed. */
export function TodayCards({ name, label, cards, busy }: TodayCardsProps) {
  const shown = cards && stillNew(cards);
  const until = shown && Math.max(0, ...shown.map((card) => card.until));

  useEffect(() => {
    if (until !== undefined) keepUntil(name, until);
  }, [name, until]);
  // The place is given or taken while nobody looks at it: on screen, everything below would move.
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
