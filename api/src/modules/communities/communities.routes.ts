import {
  communityMessages as say,
  joinCommunity,
  leaveCommunity,
  listActivity,
  listCommunities,
  muteCommunity,
  seeCommunity,
} from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { later } from '../../clock';
import type { Reach } from '../../college-cache/college-cache';
import { notFound } from '../../http/errors';
import { route } from '../../http/route';
import type { Services } from '../../services';
import * as members from './members.repository';

const week = 7 * 24 * 3600;

export function communityRoutes(app: FastifyInstance, { database, clock }: Services): void {
  /** The reach of all writes here: shared cached answers contain nothing that they change. */
  const own = { access: 'student', limit: 'membership', reach: (): Reach => 'own' } as const;

  route(app, listCommunities, {
    access: 'student',
    handler: ({ viewer }) => members.listCommunities(database, viewer),
  });

  route(app, listActivity, {
    access: 'student',
    handler: ({ viewer }) => members.listActivity(database, viewer, later(clock(), -week)),
  });

  route(app, joinCommunity, {
    ...own,
    async handler({ viewer, params: { id: communityId } }) {
      if (!(await members.join(database, viewer, { communityId, now: clock() })))
        throw notFound(say.missing);
      return { message: say.joined };
    },
  });

  route(app, leaveCommunity, {
    ...own,
    async handler({ viewer, params }) {
      await members.leave(database, viewer, params.id);
      return { message: say.left };
    },
  });

  route(app, muteCommunity, {
    ...own,
    async handler({ viewer, params: { id: communityId }, body: { muted } }) {
      if (!(await members.setMuted(database, viewer, { communityId, muted })))
        throw notFound(say.missing);
      return { message: muted ? say.muted : say.unmuted };
    },
  });

  route(app, seeCommunity, {
    ...own,
    async handler({ viewer, params: { id: communityId } }) {
      await members.setSeen(database, viewer, { communityId, now: clock() });
      return { message: '' };
    },
  });
}
