import { exportPath } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { describe, notLoggedIn } from '../../../http/errors';
import type { Services } from '../../../services';
import { findStudent } from '../students.repository';
import { filesOf, zipStream } from './files';

/** A student's own data as a zip file: no call of the contract, as it answers no JSON. */
export function exportRoutes(app: FastifyInstance, services: Services): void {
  app.get(exportPath, async ({ viewer, log }, reply) => {
    if (viewer === undefined) throw notLoggedIn();
    await services.limits.take('export', viewer.studentId);
    const student = await findStudent(services.database, viewer);
    if (student === undefined) throw notLoggedIn();
    const files = filesOf(services, { ...viewer, email: student.email });
    const name = `campus-data-${student.username}.zip`;
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(zipStream(files, (error) => log.error(describe(error), 'export broke off')));
  });
}
