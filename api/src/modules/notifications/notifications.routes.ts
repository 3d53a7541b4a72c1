import {
  limits,
  listNotifications,
  notificationMessages,
  readNotifications,
} from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import type { Services } from '../../services';
import { canBeId } from '../ids';
import { readCursor, writeCursor } from '../listing/cursors';
import { seeConfessionNews } from './confession-news';
import * as repository from './notifications.repository';
import { confessionsId, presentNotification } from './present';
import { ring } from './ring';

export function notificationRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;

  route(app, listNotifications, {
    access: 'student',
    async handler({ viewer, query: { page = 1, limit = limits.pageSize, cursor } }) {
      const after = cursor === undefined ? undefined : readCursor(cursor);
      const slice = { limit, page, after };
      const found = await repository.listNotifications(database, viewer, slice);
      const shown = found.slice(0, limit);
      const last = found.length > limit ? shown.at(-1) : undefined;
      return {
        notifications: shown.map(presentNotification),
        unread: await repository.countUnread(database, viewer),
        pagination: last ? { hasMore: true, nextCursor: writeCursor(last) } : { hasMore: false },
      };
    },
  });

  route(app, readNotifications, {
    access: 'student',
    async handler({ viewer, body }) {
      const ids = body.ids?.filter(canBeId);
      await repository.markRead(database, viewer, { ids, now: clock() });
      if (body.ids === undefined || body.ids.includes(confessionsId)) {
        await seeConfessionNews(database.orm, viewer);
      }
      // The student's other pages count anew.
      ring(services, viewer);
      return { message: notificationMessages.read };
    },
  });
}
