import {
  type BodyOf,
  chatMessages,
  listMessages,
  markRead,
  sendMessage,
  socketEvents,
} from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { badRequest, notFound, orNotFound } from '../../../http/errors';
import { route } from '../../../http/route';
import type { Viewer } from '../../../http/viewer';
import type { Services } from '../../../services';
import { moderatedTexts, refuseUnfit } from '../../moderated';
import { pushNews, refreshBell } from '../../notifications/create';
import { readConversation } from '../../notifications/notifications.repository';
import { canBeId } from '../../one-row';
import * as chat from './chat.repository';
import { holdBack } from './hold-back';

export function chatRoutes(app: FastifyInstance, services: Services): void {
  const { database, moderator, once, clock, realtime } = services;

  /** @throws ApiError 404 for anything but an accepted match of the student */
  async function partnerIn(viewer: Viewer, matchId: string): Promise<string> {
    return orNotFound(await chat.findPartner(database, viewer, matchId), chatMessages.missing);
  }

  /** Why a message was not stored. @throws ApiError 404, 400 for a receiver who is not in the match */
  async function refuse(
    viewer: Viewer,
    { matchId, receiverId }: BodyOf<typeof sendMessage>,
  ): Promise<never> {
    const partnerId = await partnerIn(viewer, matchId);
    if (receiverId === undefined || receiverId === partnerId) throw notFound(chatMessages.missing);
    throw badRequest(chatMessages.wrongReceiver, 'receiverId');
  }

  route(app, listMessages, {
    access: 'student',
    async handler({ viewer, params: { matchId }, query }) {
      await partnerIn(viewer, matchId);
      return chat.listMessages(database, viewer, { matchId, ...query });
    },
  });

  route(app, sendMessage, {
    access: 'student',
    limit: 'chat',
    reach: () => 'own',
    async handler(call) {
      const { viewer, body } = call;
      const { matchId } = body;
      const stored = await once.inOneStatement(call, {
        prepare: () => refuseUnfit(moderator, moderatedTexts(sendMessage.body, body)),
        write: (claim) =>
          chat.insertMessage(database, claim, {
            matchId,
            message: body.message,
            receiverId: body.receiverId,
            now: clock(),
          }),
        find: (id) => chat.findSent(database, viewer, id),
      });
      if (stored === undefined) return refuse(viewer, body);
      const { sent, partnerId, isAnswered, isNews } = stored;
      // A repeated submit is pushed again: pages deduplicate by id.
      const push = (to: readonly string[], message: typeof sent) =>
        realtime.send(viewer.collegeId, to, {
          name: socketEvents.message,
          payload: { matchId, message },
        });
      if (isAnswered) push([viewer.studentId, partnerId], sent);
      else {
        push([viewer.studentId], sent);
        push([partnerId], holdBack(sent));
      }
      if (isNews) pushNews(services, { collegeId: viewer.collegeId, studentId: partnerId });
      return { message: chatMessages.sent, sent };
    },
  });

  route(app, markRead, {
    access: 'student',
    reach: () => 'own',
    async handler({ viewer, params: { matchId }, body: { messageId } }) {
      const partnerId = await partnerIn(viewer, matchId);
      const seen = { matchId, messageId };
      if (canBeId(messageId) && (await chat.markRead(database.orm, viewer, seen))) {
        const news = { name: socketEvents.message, payload: { matchId } };
        realtime.send(viewer.collegeId, [partnerId], news);
      }
      const reading = { matchId, now: clock() };
      if (await readConversation(database.orm, viewer, reading)) refreshBell(services, viewer);
      return { message: chatMessages.read };
    },
  });
}
