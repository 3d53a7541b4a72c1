import { paths } from '@campus/federation/remote';
import { messageTime } from '@campus/shared-features/chat';
import { VisuallyHidden } from '@campus/shared-ui';
import { formatFull } from '@campus/shared-ui/time';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Summary } from '../core/summary';
import styles from './match-words.module.css';

interface MatchLineProps {
  readonly summary: Summary;
  readonly now: number;
}

function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.unread}>
      {count}
      <VisuallyHidden>{count === 1 ? ' unread message' : ' unread messages'}</VisuallyHidden>
    </span>
  );
}

/** Name, time, last message and unread count, as shown in every list of conversations. */
export function MatchLine({ summary, now }: MatchLineProps) {
  const { match, last, unread } = summary;
  return (
    <span className={styles.words} data-unread={unread > 0 || undefined}>
      <span className={styles.name}>{match.profile.name} </span>
      {last && (
        <time className={styles.time} dateTime={last.createdAt} title={formatFull(last.createdAt)}>
          {messageTime(last.createdAt, now)}{' '}
        </time>
      )}
      <span className={styles.line}>{last ? last.message : 'Say hello'} </span>
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
export function MatchLink({ matchId, current = false, className, children }: MatchLinkProps) {
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
