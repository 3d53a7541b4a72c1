import { blockStudent, listBlockedStudents, matchMessages, unblockStudent } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route';
import type { Services } from '../../../services';
import { canBeId } from '../../one-row';
import { endWith } from '../matches/matches.repository';
import { deleteBlock, insertBlock, knownStudent, listBlocked } from './safety.repository';

export function safetyRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock, realtime } = services;

  route(app, blockStudent, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, body: { userId: blockedId } }) {
      await knownStudent(services, viewer, blockedId);
      const now = clock();
      await database.transaction(async (tx) => {
        await insertBlock(tx, viewer, { blockedId, now });
        await endWith(tx, viewer, { otherId: blockedId, now });
      });
      // Their pages connect again and learn that the conversation is gone.
      realtime.disconnect(viewer.collegeId, [viewer.studentId, blockedId]);
      return { message: matchMessages.blocked };
    },
  });

  route(app, unblockStudent, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, body: { userId } }) {
      if (canBeId(userId)) await deleteBlock(database.orm, viewer, userId);
      return { message: matchMessages.unblocked };
    },
  });

  route(app, listBlockedStudents, {
    access: 'student',
    handler: ({ viewer }) => listBlocked(database, viewer),
  });
}
