import type { Notification } from '@campus/contract';

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
