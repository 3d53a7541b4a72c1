import { VisuallyHidden } from '@campus/shared-ui';
import { formatFull } from '@campus/shared-ui/time';
import { messageTime } from '../core/message-time';
import type { Summary } from '../core/summary';
import styles from './match-words.module.css';

interface MatchWordsProps {
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

/** Name, time, last line and how many are unread: what a conversation is known by in every list. */
export function MatchWords({ summary, now }: MatchWordsProps) {
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
