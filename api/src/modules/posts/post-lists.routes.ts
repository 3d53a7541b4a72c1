import {
  listCommunityPosts,
  listImportantPosts,
  listMyPosts,
  listPosts,
  postMessages,
} from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../http/errors';
import { route } from '../../http/route';
import type { Services } from '../../services';
import { findCommunity } from '../communities/communities.repository';
import { createFeed } from './feed/feed';

export function postListRoutes(app: FastifyInstance, services: Services): void {
  const feed = createFeed(services);

  route(app, listPosts, {
    access: 'student',
    handler: (call) => feed.page(call, { kind: 'home' }, call.query),
  });

  route(app, listMyPosts, {
    access: 'student',
    handler: (call) => feed.page(call, { kind: 'mine' }, call.query),
  });

  route(app, listImportantPosts, {
    access: 'student',
    handler: async (call) => ({ posts: await feed.important(call, call.query.limit) }),
  });

  route(app, listCommunityPosts, {
    access: 'student',
    async handler(call) {
      const { communityId } = call.params;
      const community = await findCommunity(services.database, call.viewer, communityId);
      if (community === undefined) throw notFound(postMessages.communityMissing);
      const source = community.isConfession
        ? ({ kind: 'confessions', communityId: community._id, mine: false } as const)
        : ({ kind: 'community', communityId: community._id } as const);
      return feed.page(call, source, call.query);
    },
  });
}
