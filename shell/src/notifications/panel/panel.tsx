import {
  type Notification,
  notificationSentence,
  type AnswerOf,
  limits,
  listNotifications,
  notificationMessages as say,
  readNotifications,
} from '@campus/contract';
import { Icon, type IconName, VisuallyHidden, Button, EmptyState } from '@campus/shared-ui';
import { formatFull } from '@campus/shared-ui/time';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call, failureMessage, isNetworkFailure } from '@campus/contract/client';
import { ApiProvider, callKey, queryClient, usePagedList, usePages } from '@campus/contract/react';
import { EmptyScene, ListFoot, ListStates } from '@campus/shared-ui/list';
import { formatSince } from '../../relative-time';
import { useBell } from '../bell';
import { pathOf } from '../path-of';
import styles from './panel.module.css';
import { PanelSkeleton } from './panel-part';

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

interface EntryProps {
  readonly notification: Notification;
  readonly onOpen: () => void;
}

/** One notification with a link to its subject, which replaces the list's own history entry. */
function Entry({ notification, onOpen }: EntryProps) {
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

type Page = AnswerOf<typeof listNotifications>;
interface Pages {
  readonly pages: readonly Page[];
}

const queryKey = callKey(listNotifications);

/** Notifications on screen count as read at once. */
function markOnScreen(isMeant: (notification: Notification) => boolean, unread: number): void {
  const marked = (page: Page): Page => ({
    ...page,
    unread,
    notifications: page.notifications.map((one) => (isMeant(one) ? { ...one, isRead: true } : one)),
  });
  queryClient.setQueriesData<Pages>(
    { queryKey },
    (cached) => cached && { ...cached, pages: cached.pages.map(marked) },
  );
}

interface Reading {
  readonly read: (notification: Notification) => Promise<void>;
  readonly readAll: () => Promise<void>;
  /** Why marking it as read failed. */
  readonly failure: string | undefined;
}

/** Marks as read, at once on screen; if the server rejects it, they are unread again. */
function useReading(): Reading {
  const [failure, setFailure] = useState<string>();

  const markRead = async (ids: string[] | undefined, unread: number) => {
    const before = useBell.getState().unread;
    setFailure(undefined);
    markOnScreen(({ _id }) => ids === undefined || ids.includes(_id), unread);
    useBell.setState({ unread });
    try {
      await call(readNotifications, { body: ids ? { ids } : {} });
    } catch (error) {
      useBell.setState({ unread: before });
      setFailure(
        isNetworkFailure(error) ? say.serverErrorLater : failureMessage(error, say.readFailed),
      );
      await queryClient.invalidateQueries({ queryKey });
    }
  };
  return {
    failure,
    readAll: () => markRead(undefined, 0),
    read: async ({ _id, isRead }) => {
      if (!isRead) await markRead([_id], Math.max(0, useBell.getState().unread - 1));
    },
  };
}

const wording = {
  entriesOf: ({ notifications }: AnswerOf<typeof listNotifications>) => notifications,
  listFailed: say.listFailed,
  moreFailed: say.moreFailed,
  networkFailed: say.serverErrorLater,
};

const empty = (
  <EmptyState title="No notifications yet" scene={<EmptyScene name="NoticeBoard" />}>
    We'll tell you here about comments on your posts, seats, match requests and messages.
  </EmptyState>
);

function formatCount(unread: number): string {
  if (unread === 0) return 'All read';
  return unread < limits.notificationsCounted ? `${unread} unread` : 'Many unread';
}

function List() {
  const pages = usePages(listNotifications, {}, { staleTime: 0 });
  const list = usePagedList(pages, wording);
  const { read, readAll, failure } = useReading();
  const unread = pages.data?.pages[0]?.unread ?? 0;
  return (
    <>
      {list.entries.length > 0 && (
        <div className={styles.actions}>
          <p
            role={failure ? 'alert' : 'status'}
            className={styles.count}
            data-tone={failure && 'bad'}
          >
            {failure ?? formatCount(unread)}
          </p>
          {unread > 0 && (
            <Button size="small" variant="quiet" icon="check" onClick={() => void readAll()}>
              Mark all as read
            </Button>
          )}
        </div>
      )}
      <ListStates
        list={list}
        loadingLabel="Loading notifications"
        skeleton={<PanelSkeleton />}
        empty={empty}
        signedOut={null}
      >
        <ul className={styles.list} aria-label="Notifications">
          {list.entries.map((notification) => (
            <li key={notification._id}>
              <Entry notification={notification} onOpen={() => void read(notification)} />
            </li>
          ))}
        </ul>
        <ListFoot
          list={list}
          moreLabel="Load More Notifications"
          endText="You've seen everything from the last three months."
        />
      </ListStates>
    </>
  );
}

/** The notifications, newest first. */
export function Panel() {
  return (
    <ApiProvider>
      <List />
    </ApiProvider>
  );
}
