import { reportMessages, sendReport } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { conflict } from '../../http/errors';
import { route } from '../../http/route';
import type { Services } from '../../services';
import { reportable } from './reports.policy';
import { insertReport } from './reports.repository';

export function reportRoutes(app: FastifyInstance, services: Services): void {
  const { clock, once } = services;

  route(app, sendReport, {
    access: 'student',
    limit: 'report',
    async handler(call) {
      const { viewer, body } = call;
      const { kind, reason, details } = body;
      // As the database writes it: an id is not another one for being sent in capitals.
      const id = body.id.toLowerCase();
      await once(call, {
        prepare: () => reportable(services, viewer, { kind, id }),
        async write(tx, { authorId, evidence }) {
          const report = { kind, subjectId: id, authorId, reason, details, evidence };
          const isNew = await insertReport(tx, viewer, { ...report, now: clock() });
          if (!isNew) throw conflict(reportMessages.sentBefore);
          return {};
        },
      });
      return { message: reportMessages.sent };
    },
  });
}
