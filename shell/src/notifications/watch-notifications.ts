import { listNotifications, type Notification } from '@campus/contract';
import { call } from '@campus/contract/client';
import { callKey, queryClient } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import type { Joined, Link } from '@campus/shared-auth/live';
import { loadOverlays } from '../layouts/app/use-overlays';
import { whenTouched } from '../when-touched';
import { useBell } from './bell';

/** The notifications at the last request. */
export interface Seen {
  /** The number of occurrences of each, by its id. */
  readonly counts: ReadonlyMap<string, number>;
  /** The time of the newest one. */
  readonly newest: number;
}

/** Some times are rounded down to the minute, so they may precede an earlier notification. */
const minute = 60_000;

const timeOf = ({ createdAt }: Notification) => Date.parse(createdAt);

export function seenIn(notifications: readonly Notification[]): Seen {
  return {
    counts: new Map(notifications.map(({ _id, count }) => [_id, count])),
    newest: Math.max(0, ...notifications.map(timeOf)),
  };
}

/** The newest one that arrived, or occurred again, since then; undefined before the first request. */
export function newsSince(
  notifications: readonly Notification[],
  seen: Seen | undefined,
): Notification | undefined {
  if (seen === undefined) return undefined;
  return notifications.find(
    (one) =>
      !one.isRead && seen.counts.get(one._id) !== one.count && timeOf(one) > seen.newest - minute,
  );
}

export interface Refresh {
  /** Requests a refresh soon; calls until it ends are combined into one. */
  readonly want: () => void;
  readonly end: () => void;
}

/**
 * @param ask must always resolve
 * @param rest milliseconds in which further calls are combined
 */
export function createRefresh(ask: () => Promise<void>, rest: number): Refresh {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let again = false;
  let ended = false;

  const run = async () => {
    timer = undefined;
    asking = true;
    await ask();
    asking = false;
    if (!again) return;
    again = false;
    want();
  };
  const want = () => {
    if (ended) return;
    if (asking) again = true;
    else timer ??= setTimeout(() => void run(), rest);
  };
  return {
    want,
    end: () => {
      ended = true;
      clearTimeout(timer);
    },
  };
}

/** The number of the newest ones that are checked for news. */
const lookedAt = 5;

/** Milliseconds in which the page that shows the news may mark it as read first. */
const rest = 400;

/**
 * Milliseconds after which the page follows the server's events even if untouched: the code for that is an
 * eighth of all scripts, and the unread count has just been fetched.
 */
const followAfter = 10_000;

const isSeen = () => document.visibilityState === 'visible';

/** A message of the open conversation is not announced. */
function isBeingRead({ kind, matchId, conversationId, isRead }: Notification): boolean {
  const { pathname, search } = window.location;
  if (isRead) return false;
  if (kind === 'conversation') return pathname === paths.messages(conversationId ?? '');
  return (
    kind === 'message' &&
    pathname === paths.datingChat() &&
    new URLSearchParams(search).get('match') === matchId
  );
}

/** Keeps the bell, and the list if it is open, up to date. @returns stops */
export function watchNotifications(): () => void {
  const ending = new AbortController();
  let seen: Seen | undefined;
  let link: Link = 'connecting';

  const ask = async () => {
    // A hidden page refreshes when it is visible again.
    if (!isSeen()) return;
    try {
      const input = { query: { limit: lookedAt } };
      const answer = await call(listNotifications, input, { signal: ending.signal });
      const { notifications, unread } = answer;
      const unreadOnes = notifications.filter((one) => !isBeingRead(one));
      const read = (about: Notification['kind']) =>
        notifications.filter((one) => one.kind === about && isBeingRead(one)).length;
      const news = newsSince(unreadOnes, seen);
      seen = seenIn(notifications);
      useBell.setState({
        unread: unread - (notifications.length - unreadOnes.length),
        pages: {
          [paths.dating()]: answer.unreadMessages - read('message'),
          [paths.messages()]: answer.unreadConversations - read('conversation'),
          [paths.cabSharing()]: answer.unreadRides,
        },
      });
      if (news) {
        const { notificationSentence } = await loadOverlays();
        if (ending.signal.aborted) return;
        useBell.setState({ news: `New notification: ${notificationSentence(news)}` });
      }
      await queryClient.invalidateQueries({ queryKey: callKey(listNotifications) });
    } catch {
      // The count stays unchanged until the next request.
    }
  };

  const refresh = createRefresh(ask, rest);
  let live: Joined | undefined;
  const join = async () => {
    const { joinLive } = await import('@campus/shared-auth/live');
    if (ending.signal.aborted) return;
    live = joinLive({
      on: { notification: refresh.want },
      onGap: refresh.want,
      onLink: (next) => {
        link = next;
      },
    });
  };
  // Without its code the page refreshes when the student returns to it.
  const follow = () => void join().catch(() => undefined);
  // The next touch may open the menu, and the connection may be lost by then.
  const prepare = whenTouched(() => void loadOverlays().catch(() => undefined), followAfter);
  const stay = whenTouched(follow, followAfter);
  const onVisible = () => {
    if (link !== 'live' && isSeen()) refresh.want();
  };
  window.addEventListener('focus', onVisible);
  document.addEventListener('visibilitychange', onVisible);
  refresh.want();
  return () => {
    ending.abort();
    refresh.end();
    stay();
    prepare();
    live?.leave();
    window.removeEventListener('focus', onVisible);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
