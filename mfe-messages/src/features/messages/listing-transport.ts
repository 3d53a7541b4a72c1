import {
  findConversation,
  listConversationMessages,
  listConversations,
  newConversationMessage,
  readConversation,
  sendConversationMessage,
} from '@campus/contract';
import { ApiFailure, call } from '@campus/contract/client';
import { callKey } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { askAnew, type ChatTransport } from '@campus/shared-features/chat';

const refreshInbox = () => askAnew(callKey(listConversations));

/** Asks anew which conversations there are, and how the listings that they are about stand. */
export function refreshConversations(): void {
  refreshInbox();
  askAnew(callKey(findConversation));
}

/** How conversations about listings speak with the server. */
export const listingTransport: ChatTransport = {
  list: (id, query, options) => call(listConversationMessages, { params: { id }, query }, options),
  send: async (id, message, options) => {
    const input = { params: { id }, body: { message } };
    try {
      return await call(sendConversationMessage, input, options);
    } catch (error) {
      // Somebody left, or one of the two blocked the other.
      if (error instanceof ApiFailure && error.status === 404) refreshConversations();
      throw error;
    }
  },
  markRead: (id, messageId, options) =>
    call(readConversation, { params: { id }, body: { messageId } }, options),
  href: paths.messages,
  event: 'conversation',
  read: (payload) => newConversationMessage.safeParse(payload).data,
  onMessage: refreshInbox,
  refreshList: refreshConversations,
  messageKind: 'conversation-message',
};
