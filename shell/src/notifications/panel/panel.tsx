import {
  limits,
  listNotifications,
  notificationMessages as say,
  type AnswerOf,
} from '@campus/contract';
import { ApiProvider, usePagedList, usePages } from '@campus/contract/react';
import { Button, EmptyState } from '@campus/shared-ui';
import { EmptyScene, ListFoot, ListStates } from '@campus/shared-ui/list';
import { Entry } from './entry';
import { PanelSkeleton } from './panel-part';
import styles from './panel.module.css';
import { useReading } from './use-reading';

const wording = {
  entriesOf: ({ notifications }: AnswerOf<typeof listNotifications>) => notifications,
  listFailed: say.listFailed,
  moreFailed: say.moreFailed,
  networkFailed: say.serverErrorLater,
};

const empty = (
  <EmptyState title="Nothing to tell you yet" scene={<EmptyScene name="NoticeBoard" />}>
    Comments on your posts, seats, match requests and messages will be written here.
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
          <p role={failure && 'alert'} className={styles.count} data-tone={failure && 'bad'}>
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
          endText="That is all from the last three months."
        />
      </ListStates>
    </>
  );
}

/** What the student was told of, newest first. */
export function Panel() {
  return (
    <ApiProvider>
      <List />
    </ApiProvider>
  );
}
