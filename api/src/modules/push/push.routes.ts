import { pushMessages as say, readPush, subscribePush, unsubscribePush } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { badRequest } from '../../http/errors';
import { route } from '../../http/route';
import type { Services } from '../../services';
import * as repository from './push.repository';

/** Whether the viewer's own session gets pushes: never that of another. */
export function pushRoutes(app: FastifyInstance, { database, push }: Services): void {
  route(app, readPush, {
    access: 'student',
    async handler({ viewer }) {
      const isSubscribed = await repository.isSubscribed(database, viewer);
      return { publicKey: push.publicKey, isSubscribed };
    },
  });

  route(app, subscribePush, {
    access: 'student',
    limit: 'edit',
    reach: () => 'own',
    async handler({ viewer, body: { endpoint } }) {
      if (!push.isKnown(endpoint)) throw badRequest(say.serviceUnknown, 'endpoint');
      await repository.subscribe(database, viewer, endpoint);
      return { message: say.on };
    },
  });

  route(app, unsubscribePush, {
    access: 'student',
    limit: 'edit',
    reach: () => 'own',
    async handler({ viewer }) {
      await repository.unsubscribe(database, viewer);
      return { message: say.off };
    },
  });
}
