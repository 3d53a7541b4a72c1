import { notificationSentence, type Notification } from '@campus/contract';
import { Icon, VisuallyHidden } from '@campus/shared-ui';
import { Link } from 'react-router-dom';
import { looks } from './looks';
import styles from './panel.module.css';
import { Since } from './since';
import { wayOf } from './way-of';

interface EntryProps {
  readonly notification: Notification;
  readonly onOpen: () => void;
}

/** One notification, a link to what it is about. The list's own step of the history gives way to it. */
export function Entry({ notification, onOpen }: EntryProps) {
  const { kind, isRead, excerpt, createdAt } = notification;
  const { icon, tone } = looks[kind];
  return (
    <Link
      className={styles.entry ?? ''}
      to={wayOf(notification)}
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
