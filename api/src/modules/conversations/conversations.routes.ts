import {
  conversationMessages as say,
  findConversation,
  limits,
  listConversationMessages,
  listConversations,
  readConversation,
  sendConversationMessage,
  socketEvents,
  startConversation,
  type ConversationMessage,
} from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { badRequest, conflict, notFound, orNotFound } from '../../http/errors';
import { route } from '../../http/route';
import type { Viewer } from '../../http/viewer';
import type { Services } from '../../services';
import { readCursor, writeCursor } from '../listing/cursors';
import { moderatedTexts, refuseUnfit } from '../moderated';
import { pushNews, refreshBell } from '../notifications/create';
import { canBeId } from '../one-row';
import * as inbox from './inbox.repository';
import * as messages from './messages.repository';

/** The student's conversations about listings. A block on a person's page closes them; a block in dating does not. */
export function conversationRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;

  route(app, listConversations, {
    access: 'student',
    async handler({ viewer, query: { page = 1, limit = limits.pageSize, cursor, kind, listing } }) {
      const after = cursor === undefined ? undefined : readCursor(cursor);
      const isAsked = kind !== undefined && listing !== undefined;
      if (listing !== undefined && !(isAsked && canBeId(listing))) {
        return { conversations: [], pagination: { hasMore: false } };
      }
      const about = isAsked ? { kind, listing } : undefined;
      const slice = { limit, page, after, about, now: clock() };
      const { conversations, next } = await inbox.listConversations(database, viewer, slice);
      return {
        conversations,
        pagination: next ? { hasMore: true, nextCursor: writeCursor(next) } : { hasMore: false },
      };
    },
  });

  route(app, findConversation, {
    access: 'student',
    async handler({ viewer, params: { id } }) {
      const found = await inbox.findConversation(database, viewer, { id, now: clock() });
      return orNotFound(found, say.missing);
    },
  });

  route(app, readConversation, {
    access: 'student',
    reach: () => 'own',
    async handler({ viewer, params: { id }, body: { messageId } }) {
      const reading = { id, messageId, now: clock() };
      const wasNews = orNotFound(await messages.markRead(database, viewer, reading), say.missing);
      if (wasNews) refreshBell(services, viewer);
      return { message: say.read };
    },
  });
}

/** Routes for the messages of conversations. */
export function conversationMessageRoutes(app: FastifyInstance, services: Services): void {
  const { database, moderator, once, clock, realtime } = services;

  /** Shows a message on the open pages of both students; pages ignore a repeated id. */
  function push(
    { collegeId, studentId }: Viewer,
    { conversationId, sent, partnerId, isNews }: messages.SentMessage,
  ): void {
    const show = (to: string, sender: ConversationMessage['sender']) =>
      realtime.send(collegeId, [to], {
        name: socketEvents.conversation,
        payload: { conversationId, message: { ...sent, sender } },
      });
    show(studentId, 'you');
    show(partnerId, 'them');
    if (isNews) pushNews(services, { collegeId, studentId: partnerId });
  }

  route(app, startConversation, {
    access: 'student',
    limit: ['chat', 'write-first', 'write-first-daily'],
    reach: () => 'own',
    async handler(call) {
      const { viewer, body } = call;
      const written = await once.inOneStatement(call, {
        prepare: () => refuseUnfit(moderator, moderatedTexts(startConversation.body, body)),
        write: (claim) => messages.insertFirst(database, claim, { ...body, now: clock() }),
        find: (id) => messages.findSent(database, viewer, id),
      });
      if (written === undefined) {
        const why = await messages.whyNotOffered(database, viewer, body);
        if (why === undefined) throw notFound(say.listingMissing);
        throw why === 'own' ? badRequest(say.own) : conflict(say[why]);
      }
      push(viewer, written);
      return { message: say.sent, conversationId: written.conversationId, sent: written.sent };
    },
  });

  route(app, listConversationMessages, {
    access: 'student',
    async handler({ viewer, params: { id }, query }) {
      const list = await messages.listMessages(database, viewer, { id, ...query });
      return orNotFound(list, say.missing);
    },
  });

  route(app, sendConversationMessage, {
    access: 'student',
    limit: 'chat',
    reach: () => 'own',
    async handler(call) {
      const { viewer, params, body } = call;
      const written = await once.inOneStatement(call, {
        prepare: () => refuseUnfit(moderator, moderatedTexts(sendConversationMessage.body, body)),
        write: (claim) =>
          messages.insertMessage(database, claim, { ...params, ...body, now: clock() }),
        find: (id) => messages.findSent(database, viewer, id),
      });
      if (written === undefined) throw notFound(say.missing);
      push(viewer, written);
      return { message: say.sent, conversationId: written.conversationId, sent: written.sent };
    },
  });
}
