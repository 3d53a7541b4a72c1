import { listNotifications, notificationSentence, type Notification } from '@campus/contract';
import { call } from '@campus/contract/client';
import { callKey, queryClient } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { joinLive, type Link } from '@campus/shared-auth/live';
import { useBell } from '../bell-state';
import { newsSince, seenIn, type Seen } from './news';
import { createRefresh } from './refresh';

/** Of how many of the newest the page looks whether they are news. */
const lookedAt = 5;

/** Milliseconds in which a page that shows what there is news of may mark it as read first. */
const rest = 400;

const isSeen = () => document.visibilityState === 'visible';

/** A message of the conversation before the student's eyes is no news. */
function isBeingRead({ kind, matchId, isRead }: Notification): boolean {
  const { pathname, search } = window.location;
  return (
    kind === 'message' &&
    !isRead &&
    pathname === paths.datingChat() &&
    new URLSearchParams(search).get('match') === matchId
  );
}

/** Keeps the bell, and the list where it is open, up to date. @returns stops */
export function watchNotifications(): () => void {
  const ending = new AbortController();
  let seen: Seen | undefined;
  let link: Link = 'connecting';

  const ask = async () => {
    // A page out of sight asks when it is seen again.
    if (!isSeen()) return;
    try {
      const input = { query: { limit: lookedAt } };
      const { notifications, unread } = await call(listNotifications, input, {
        signal: ending.signal,
      });
      const told = notifications.filter((one) => !isBeingRead(one));
      const news = newsSince(told, seen);
      seen = seenIn(notifications);
      useBell.setState({
        unread: unread - (notifications.length - told.length),
        ...(news && { news: `New notification: ${notificationSentence(news)}` }),
      });
      await queryClient.invalidateQueries({ queryKey: callKey(listNotifications) });
    } catch {
      // The count stays as it was until the next time.
    }
  };

  const refresh = createRefresh(ask, rest);
  const live = joinLive({
    on: { notification: refresh.want },
    onGap: refresh.want,
    onLink: (next) => {
      link = next;
    },
  });
  const look = () => {
    if (link !== 'live' && isSeen()) refresh.want();
  };
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  refresh.want();
  return () => {
    ending.abort();
    refresh.end();
    live.leave();
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
}
