import { listColleges } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import type { Services } from '../../services';
import * as repository from './colleges.repository';

export function collegeRoutes(app: FastifyInstance, { database }: Services): void {
  route(app, listColleges, {
    access: 'public',
    handler: () => repository.listColleges(database),
  });
}
