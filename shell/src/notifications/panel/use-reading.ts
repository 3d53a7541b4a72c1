import {
  listNotifications,
  notificationMessages as say,
  readNotifications,
  type AnswerOf,
  type Notification,
} from '@campus/contract';
import { call, failureMessage, isNetworkFailure } from '@campus/contract/client';
import { callKey, queryClient } from '@campus/contract/react';
import { useState } from 'react';
import { useBell } from '../bell-state';

type Page = AnswerOf<typeof listNotifications>;
interface Pages {
  readonly pages: readonly Page[];
}

const queryKey = callKey(listNotifications);

/** What is on screen counts as read at once. */
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

export interface Reading {
  readonly read: (notification: Notification) => Promise<void>;
  readonly readAll: () => Promise<void>;
  /** Why it could not be marked. */
  readonly failure: string | undefined;
}

/** Marks as read, at once on screen; what the server did not take is unread again. */
export function useReading(): Reading {
  const [failure, setFailure] = useState<string>();

  const tell = async (ids: string[] | undefined, unread: number) => {
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
    readAll: () => tell(undefined, 0),
    read: async ({ _id, isRead }) => {
      if (!isRead) await tell([_id], Math.max(0, useBell.getState().unread - 1));
    },
  };
}
