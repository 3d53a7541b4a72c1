import { paths } from '@campus/federation/remote';
import { messageTime, useNow } from '@campus/shared-features/chat';
import { Avatar, VisuallyHidden } from '@campus/shared-ui';
import { Picture } from '@campus/shared-ui/pictures';
import { formatFull } from '@campus/shared-ui/time';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Summary } from './known-matches';
import line from './match-words.module.css';
import cards from './match-grid.module.css';
import styles from './match-row.module.css';

interface MatchLineProps {
  readonly summary: Summary;
  readonly now: number;
  /** The conversation is on screen beside the list, with its last message. */
  readonly isOpen?: boolean;
}

function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={line.unread}>
      {count}
      <VisuallyHidden>{count === 1 ? ' unread message' : ' unread messages'}</VisuallyHidden>
    </span>
  );
}

/** Name, time, last message and unread count; of the open conversation what the match says of themselves. */
function MatchLine({ summary, now, isOpen }: MatchLineProps) {
  const { match, last, unread } = summary;
  const words = isOpen ? match.profile.shortDescription : last?.message;
  return (
    <span className={line.words} data-unread={unread > 0 || undefined}>
      <span className={line.name}>{match.profile.name} </span>
      {last && (
        <time className={line.time} dateTime={last.createdAt} title={formatFull(last.createdAt)}>
          {messageTime(last.createdAt, now)}{' '}
        </time>
      )}
      <span className={line.line}>{words ?? 'Say hello'} </span>
      <Unread count={unread} />
    </span>
  );
}

interface MatchLinkProps {
  readonly matchId: string;
  readonly current?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Opens a conversation. From the list it adds a history entry; from another conversation it adds none,
 * so that Back leads to the list.
 */
function MatchLink({ matchId, current = false, className, children }: MatchLinkProps) {
  const { search, state } = useLocation();
  const isOpen = new URLSearchParams(search).has('match');
  return (
    <Link
      className={className}
      to={paths.conversation(matchId)}
      replace={isOpen}
      state={isOpen ? state : { opened: 'match' }}
      aria-current={current ? 'true' : undefined}
    >
      {children}
    </Link>
  );
}

/** The matches as cards; each opens its conversation. */
export function MatchGrid({ summaries }: { summaries: readonly Summary[] }) {
  const now = useNow();
  return (
    <section>
      <h2 id="your-matches">
        <VisuallyHidden>Your matches</VisuallyHidden>
      </h2>
      <ul className={cards.grid} aria-labelledby="your-matches">
        {summaries.map((summary) => {
          const { matchId, profile } = summary.match;
          return (
            <li key={matchId}>
              <MatchLink matchId={matchId} className={cards.card}>
                <Picture src={profile.profileThumbnail ?? profile.profilePhoto} alt="" />
                <span className={cards.words}>
                  <MatchLine summary={summary} now={now} />
                </span>
              </MatchLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export interface MatchListProps {
  readonly summaries: readonly Summary[];
  /** The match whose conversation is open. */
  readonly chosen: string | undefined;
}

/** The conversations as a vertical list. */
export function MatchList({ summaries, chosen }: MatchListProps) {
  const now = useNow();
  return (
    <ul className={styles.list}>
      {summaries.map((summary) => {
        const { matchId, profile } = summary.match;
        return (
          <li key={matchId}>
            <MatchLink matchId={matchId} current={matchId === chosen} className={styles.row}>
              <Avatar
                name={profile.name}
                src={profile.profileThumbnail ?? profile.profilePhoto}
                size={48}
              />
              <MatchLine summary={summary} now={now} isOpen={matchId === chosen} />
            </MatchLink>
          </li>
        );
      })}
    </ul>
  );
}
