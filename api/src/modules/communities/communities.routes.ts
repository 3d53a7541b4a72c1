import { listCommunities } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import type { Services } from '../../services';
import * as repository from './communities.repository';

export function communityRoutes(app: FastifyInstance, { database }: Services): void {
  route(app, listCommunities, {
    access: 'student',
    handler: ({ viewer }) => repository.listCommunities(database, viewer),
  });
}
