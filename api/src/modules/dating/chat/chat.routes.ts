import { chatMessages, listMessages, markRead, sendMessage, socketEvents } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { badRequest, notFound } from '../../../http/errors';
import { route } from '../../../http/route';
import type { Viewer } from '../../../http/viewer';
import type { Services } from '../../../services';
import { moderatedTexts, refuseUnfit } from '../../moderated';
import { createForMessage, pushNews } from '../../notifications/create';
import { readConversation } from '../../notifications/notifications.repository';
import { canBeId } from '../../one-row';
import * as chat from './chat.repository';

export function chatRoutes(app: FastifyInstance, services: Services): void {
  const { database, moderator, once, clock, realtime } = services;

  /** @throws ApiError 404 for everything but an accepted match of the student */
  async function partnerIn(viewer: Viewer, matchId: string): Promise<string> {
    const partnerId = await chat.findPartner(database, viewer, matchId);
    if (partnerId === undefined) throw notFound(chatMessages.missing);
    return partnerId;
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
    async handler(call) {
      const { viewer, body } = call;
      const { matchId, message, receiverId } = body;
      const partnerId = await partnerIn(viewer, matchId);
      if (receiverId !== undefined && receiverId !== partnerId) {
        throw badRequest(chatMessages.wrongReceiver, 'receiverId');
      }
      let tell: () => void = () => undefined;
      const { id } = await once(call, {
        prepare: () => refuseUnfit(moderator, moderatedTexts(sendMessage.body, body)),
        async write(tx) {
          const stored = await chat.insertMessage(tx, viewer, { matchId, message, now: clock() });
          if (stored === undefined) throw notFound(chatMessages.missing);
          tell = await createForMessage(services, { tx, viewer }, { matchId, partnerId });
          return { id: stored };
        },
      });
      const sent = await chat.findMessage(database, viewer, id);
      if (sent === undefined) throw notFound(chatMessages.missing);
      // A repeated submit tells both again: pages know a message by its id.
      realtime.tell(viewer.collegeId, [viewer.studentId, partnerId], {
        name: socketEvents.message,
        payload: { matchId, message: sent },
      });
      tell();
      return { message: chatMessages.sent, sent };
    },
  });

  route(app, markRead, {
    access: 'student',
    async handler({ viewer, params: { matchId }, body: { messageId } }) {
      await partnerIn(viewer, matchId);
      if (canBeId(messageId)) await chat.markRead(database.orm, viewer, { matchId, messageId });
      const reading = { matchId, now: clock() };
      if (await readConversation(database.orm, viewer, reading)) pushNews(services, viewer);
      return { message: chatMessages.read };
    },
  });
}
