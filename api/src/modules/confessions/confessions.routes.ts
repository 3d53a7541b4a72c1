import { listConfessions, postMessages } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../http/errors';
import { route } from '../../http/route';
import type { Services } from '../../services';
import { createFeed } from '../posts/present';

export function confessionRoutes(app: FastifyInstance, services: Services): void {
  const feed = createFeed(services);

  route(app, listConfessions, {
    access: 'student',
    async handler(call) {
      const community = await services.communities.confessions(call.viewer);
      if (community === undefined) throw notFound(postMessages.communityMissing);
      const mine = call.query.mine === 'true';
      const source = { kind: 'confessions', communityId: community._id, mine } as const;
      const { posts, pagination } = await feed.page(call, source, call.query);
      return { posts, community_id: community._id, pagination };
    },
  });
}
