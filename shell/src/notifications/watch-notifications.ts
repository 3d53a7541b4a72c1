import { listNotifications, type Notification, notificationSentence } from '@campus/contract';
import { call } from '@campus/contract/client';
import { callKey, queryClient } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import type { Joined, Link } from '@campus/shared-auth/live';
import { loadOverlays } from '../layouts/app/use-overlays';
import { whenTouched } from '../when-touched';
import { useBell } from './bell';

/** What was there when the page last asked. */
export interface Seen {
  /** How often each had happened, by its id. */
  readonly counts: ReadonlyMap<string, number>;
  /** The time of the newest one. */
  readonly newest: number;
}

/** Some times are cut to the minute, and so may lie before what came earlier. */
const minute = 60_000;

const timeOf = ({ createdAt }: Notification) => Date.parse(createdAt);

export function seenIn(notifications: readonly Notification[]): Seen {
  return {
    counts: new Map(notifications.map(({ _id, count }) => [_id, count])),
    newest: Math.max(0, ...notifications.map(timeOf)),
  };
}

/** The newest one that came, or happened again, since; nothing where nothing was asked before. */
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
  /** Asks soon; what is wanted until then, or while it is asked, is one question. */
  readonly want: () => void;
  readonly end: () => void;
}

/**
 * @param ask settles in any case
 * @param rest milliseconds in which more may be wanted before it is asked
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

/** Of how many of the newest the page looks whether they are news. */
const lookedAt = 5;

/** Milliseconds in which a page that shows what there is news of may mark it as read first. */
const rest = 400;

/**
 * Milliseconds after which the page follows the server's events although nobody has touched it: the code for that
 * is an eighth of all scripts, and what is unread has just been asked.
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
          [paths.datingChat()]: answer.unreadMessages - read('message'),
          [paths.messages()]: answer.unreadConversations - read('conversation'),
          [paths.cabSharing()]: answer.unreadRides,
        },
        ...(news && { news: `New notification: ${notificationSentence(news)}` }),
      });
      await queryClient.invalidateQueries({ queryKey: callKey(listNotifications) });
    } catch {
      // The count stays as it was until the next time.
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
  // Without its code the page asks when the student comes back to it.
  const follow = () => void join().catch(() => undefined);
  // The next touch may open the menu, and the line may be gone by then.
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
