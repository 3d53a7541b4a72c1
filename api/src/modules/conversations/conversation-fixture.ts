import type { Conversation, ConversationMessage, ListingKind } from '@campus/contract';
import type { TestStudent } from '../../testing';

interface Sent {
  readonly conversationId: string;
  readonly sent: ConversationMessage;
}

interface First {
  readonly kind?: ListingKind;
  readonly message?: string;
}

/** Writes about a listing, by default an item. */
export const askAbout = (who: TestStudent, listing: string, first: First = {}) =>
  who.post('/api/conversations', { kind: 'ad', listing, message: 'Is this available?', ...first });

/** The same, but it must succeed. */
export async function begin(who: TestStudent, listing: string, first: First = {}): Promise<Sent> {
  const answer = await askAbout(who, listing, first);
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json<Sent>();
}

export const write = (who: TestStudent, id: string, message: string) =>
  who.post(`/api/conversations/${id}/messages`, { message });

export const messagesOf = async (who: TestStudent, id: string, query = '') =>
  (await who.get(`/api/conversations/${id}/messages${query}`)).json<ConversationMessage[]>();

export const inboxOf = async (who: TestStudent, query = '') =>
  (await who.get(`/api/conversations${query}`)).json<{
    conversations: Conversation[];
    pagination: { hasMore: boolean; nextCursor?: string };
  }>();
