import { listCommunities } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import type { Services } from '../../services';

export function communityRoutes(app: FastifyInstance, { communities }: Services): void {
  route(app, listCommunities, {
    access: 'student',
    handler: ({ viewer }) => communities.list(viewer.collegeId),
  });
}
