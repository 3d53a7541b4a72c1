import type { Notification } from '@campus/contract';
import type { NotificationRow } from './notifications.repository';

/** The id of what has no row: it means the same to nobody but who asks. */
export const confessionsId = 'confessions';

/** What is told of a notification; what does not apply is left out. */
export function presentNotification({ id, createdAt, ...row }: NotificationRow): Notification {
  const isConfession = row.kind === 'confession-comments';
  const { confessions, ...parts } = row;
  const given = Object.entries(parts).filter(([, value]) => value !== null);
  return {
    ...(Object.fromEntries(given) as Omit<Notification, '_id' | 'createdAt'>),
    ...(isConfession && { confessions: confessions ?? 1 }),
    _id: isConfession ? confessionsId : id,
    createdAt,
  };
}
