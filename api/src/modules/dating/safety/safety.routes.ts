import {
  blockStudent,
  hiddenFromMessages,
  hideFromStudent,
  listBlockedStudents,
  listHiddenFrom,
  matchMessages,
  peopleMessages,
  showToStudent,
  unblockStudent,
} from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { badRequest, conflict, notFound } from '../../../http/errors';
import { route } from '../../../http/route';
import type { Services } from '../../../services';
import { canBeId } from '../../one-row';
import { findKnown } from '../../people/people.repository';
import { endWith } from '../matches/matches.repository';
import {
  deleteBlock,
  hideFrom,
  insertBlock,
  knownStudent,
  listBlocked,
  readHiddenFrom,
  showTo,
} from './safety.repository';

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
      // The open pages of both reconnect and learn that the conversation is deleted.
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

  route(app, hideFromStudent, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, params }) {
      const named = await findKnown(database, viewer, params.username);
      if (named === undefined) throw notFound(peopleMessages.missing);
      if (named.id === viewer.studentId) throw badRequest(hiddenFromMessages.yourself);
      const who = { viewerId: named.id, now: clock() };
      const isHidden = await database.transaction((tx) => hideFrom(tx, viewer, who));
      if (!isHidden) throw conflict(hiddenFromMessages.tooMany);
      return { message: hiddenFromMessages.hidden(named.username) };
    },
  });

  route(app, showToStudent, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, params: { username } }) {
      await showTo(database, viewer, username);
      return { message: hiddenFromMessages.shown(username) };
    },
  });

  route(app, listHiddenFrom, {
    access: 'student',
    handler: ({ viewer }) => readHiddenFrom(database, viewer),
  });
}
