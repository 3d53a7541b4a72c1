import { listMessages, markRead, newChatMessage, sendMessage } from '@campus/contract';
import { call } from '@campus/contract/client';
import { paths } from '@campus/federation/remote';
import type { ChatTransport } from '@campus/shared-features/chat';
import { isKnownMatch, receiverOf, refreshMatches } from './matches-query';

/** How the conversations of matches speak with the server. */
export const matchTransport: ChatTransport = {
  list: (matchId, query, options) => call(listMessages, { params: { matchId }, query }, options),
  send: (matchId, message, options) =>
    call(sendMessage, { body: { matchId, message, receiverId: receiverOf(matchId) } }, options),
  markRead: (matchId, messageId, options) =>
    call(markRead, { params: { matchId }, body: { messageId } }, options),
  href: paths.conversation,
  event: 'message',
  read: (payload) => {
    const { data } = newChatMessage.safeParse(payload);
    // No message: the other one has seen some, up to when is in the list.
    if (!data) refreshMatches();
    return data && { conversationId: data.matchId, message: data.message };
  },
  onMessage: (matchId) => {
    if (!isKnownMatch(matchId)) refreshMatches();
  },
  refreshList: refreshMatches,
  messageKind: 'message',
};
