import {
  limits,
  listNotifications,
  notificationMessages,
  readNotifications,
  type Notification,
} from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import type { Services } from '../../services';
import { readCursor, writeCursor } from '../listing/cursors';
import { canBeId } from '../one-row';
import { seeConfessionNews } from './confession-news';
import { refreshBell } from './create';
import * as repository from './notifications.repository';
import type { NotificationRow } from './notifications.repository';

/** The id of an entry without a row: it has a meaning only for the calling student. */
const confessionsId = 'confessions';

/** The answer for a notification, without the fields that do not apply. */
function presentNotification({ id, createdAt, ...row }: NotificationRow): Notification {
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

export function notificationRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;

  route(app, listNotifications, {
    access: 'student',
    async handler({ viewer, query: { page = 1, limit = limits.pageSize, cursor } }) {
      const after = cursor === undefined ? undefined : readCursor(cursor);
      const slice = { limit, page, after };
      const [list, unread] = await Promise.all([
        repository.listNotifications(database, viewer, slice),
        repository.countUnread(database, viewer),
      ]);
      const shown = list.slice(0, limit);
      const last = list.length > limit ? shown.at(-1) : undefined;
      return {
        notifications: shown.map(presentNotification),
        ...unread,
        pagination: last ? { hasMore: true, nextCursor: writeCursor(last) } : { hasMore: false },
      };
    },
  });

  route(app, readNotifications, {
    access: 'student',
    reach: () => 'own',
    async handler({ viewer, body }) {
      const ids = body.ids?.filter(canBeId);
      await repository.markRead(database, viewer, { ids, now: clock() });
      if (body.ids === undefined || body.ids.includes(confessionsId)) {
        await seeConfessionNews(database.orm, viewer);
      }
      // The student's other open pages count again.
      refreshBell(services, viewer);
      return { message: notificationMessages.read };
    },
  });
}
