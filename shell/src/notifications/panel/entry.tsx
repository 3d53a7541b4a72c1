import { type Notification, notificationSentence } from '@campus/contract';
import { paths } from '@campus/federation/remote';
import { Icon, type IconName, VisuallyHidden } from '@campus/shared-ui';
import { formatFull } from '@campus/shared-ui/time';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatSince } from '../../relative-time';
import styles from './panel.module.css';

interface Look {
  readonly icon: IconName;
  /** Dating is warm; the rest of the campus is indigo. */
  readonly tone: 'calm' | 'warm' | 'good' | 'bad';
}

/** The icon of each kind. */
const looks: Readonly<Record<Notification['kind'], Look>> = {
  comment: { icon: 'comment', tone: 'calm' },
  reply: { icon: 'comment', tone: 'calm' },
  mention: { icon: 'comment', tone: 'calm' },
  'confession-comments': { icon: 'mask', tone: 'calm' },
  'seat-asked': { icon: 'car', tone: 'calm' },
  'seat-granted': { icon: 'car', tone: 'good' },
  'seat-refused': { icon: 'car', tone: 'bad' },
  'match-request': { icon: 'heart', tone: 'warm' },
  match: { icon: 'spark', tone: 'warm' },
  message: { icon: 'comment', tone: 'warm' },
  conversation: { icon: 'comment', tone: 'calm' },
  'report-decided': { icon: 'check', tone: 'good' },
  'content-hidden': { icon: 'eye-off', tone: 'bad' },
  'post-hidden': { icon: 'eye-off', tone: 'bad' },
  'community-accepted': { icon: 'people', tone: 'good' },
  'community-refused': { icon: 'people', tone: 'bad' },
};

/** The relative time when the list was opened; the exact time is in the tooltip. */
function Since({ moment }: { moment: string }) {
  const [now] = useState(() => Date.now());
  return (
    <time dateTime={moment} title={formatFull(moment)}>
      {formatSince(moment, now)}
    </time>
  );
}

/** The page that shows what a notification is about. */
function pathOf(notification: Notification): string {
  const { kind, communityId, communityName, postId, commentId, cabId } = notification;
  const { matchId, conversationId } = notification;
  const community =
    communityId && communityName
      ? paths.community({ communityId, communityName })
      : paths.communities();
  switch (kind) {
    case 'comment':
    case 'reply':
    case 'mention':
      // An older server does not send the post's id.
      return postId ? paths.post(postId, commentId) : community;
    case 'post-hidden':
    case 'community-accepted':
      return community;
    case 'community-refused':
      return paths.communities();
    case 'confession-comments':
      return paths.confession();
    case 'seat-asked':
    case 'seat-granted':
    case 'seat-refused':
      return cabId ? paths.cab(cabId) : paths.cabSharing();
    case 'match-request':
      return paths.datingMatchRequests();
    case 'match':
    case 'message':
      return matchId ? paths.conversation(matchId) : paths.datingChat();
    case 'conversation':
      return paths.messages(conversationId);
    case 'report-decided':
    case 'content-hidden':
      return `${paths.disclaimer()}#community-guidelines`;
  }
}

interface EntryProps {
  readonly notification: Notification;
  readonly onOpen: () => void;
}

/** One notification with a link to its subject, which replaces the list's own history entry. */
export function Entry({ notification, onOpen }: EntryProps) {
  const { kind, isRead, excerpt, createdAt } = notification;
  const { icon, tone } = looks[kind];
  return (
    <Link
      className={styles.entry ?? ''}
      to={pathOf(notification)}
      replace
      data-unread={isRead ? undefined : true}
      onClick={onOpen}
    >
      <span className={styles.icon} data-tone={tone}>
        <Icon name={icon} size={20} />
      </span>
      <span className={styles.words}>
        <span className={styles.sentence}>{notificationSentence(notification)}</span>
        {excerpt && <span className={styles.excerpt}>{excerpt}</span>}
        <span className={styles.time}>
          <Since moment={createdAt} />
        </span>
      </span>
      {!isRead && (
        <span className={styles.dot}>
          <VisuallyHidden>Unread</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}
