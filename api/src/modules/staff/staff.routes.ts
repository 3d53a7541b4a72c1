import { readLiveRemotes } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { faultKinds } from '../../breaker/should-roll-back';
import { later } from '../../clock';
import { notFound } from '../../http/errors';
import { route } from '../../http/route';
import type { Services } from '../../services';
import { countReports, mostReported, shellName } from '../beacon/error-stats.repository';
import { isStaff } from '../students/students.repository';
import { fieldOf, presentRemote } from './present-remotes';

const hour = 3600;

/** What those see who run the site. For everybody else there is nothing here, not even a refusal. */
export function staffRoutes(app: FastifyInstance, services: Services): void {
  const { breaker, clock, database, remotes } = services;

  route(app, readLiveRemotes, {
    access: 'public',
    async handler({ viewer }) {
      if (!viewer || !(await isStaff(database, viewer))) throw notFound();
      const now = clock();
      const since = later(now, -hour);
      const counts = await countReports(database, { since, kinds: faultKinds });
      const told = await mostReported(database, since);
      const field = { counts, told, assessed: await breaker.assess() };
      const live = await remotes.list();
      return {
        at: now.toISOString(),
        remotes: live.map((one) => presentRemote(one, field)),
        shell: fieldOf(field, shellName),
      };
    },
  });
}
