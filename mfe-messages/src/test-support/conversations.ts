import type { Conversation, ConversationMessage, ListingCard } from '@campus/contract';
import { fakeServer, type Asked, type Routes } from '@campus/contract/testing';
import { useSession } from '@campus/shared-auth';
import { fakeSocket, numbered, pageOf, rendererOf } from '@campus/shared-features/testing';
import { emptyBrowser } from '@campus/shared-ui/testing';
import { act, waitFor } from '@testing-library/react';
import { remote } from '../../remote';

/** Renders the remote at an address. */
export const renderAt = rendererOf(remote);

/** Every test starts without conversations. */
export function freshChat(): void {
  emptyBrowser();
  window.dispatchEvent(new Event('authChange'));
  const student = { _id: 'me', college_id: 'c1', username: 'ravi', isStaff: false };
  useSession.setState({ status: 'signed-in', student }, true);
}

export const lamp: ListingCard = {
  kind: 'ad',
  listingId: 'a1',
  state: 'available',
  title: 'Study lamp',
  price: 349,
  startsAt: null,
  seatsAvailable: null,
  image: '/media/lamp',
};

/** The n-th message of a conversation. */
export const line = (
  n: number,
  changes: Partial<ConversationMessage> = {},
): ConversationMessage => ({
  ...numbered(n),
  sender: 'them',
  ...changes,
});

export function aConversation(changes: Partial<Conversation> = {}): Conversation {
  return {
    _id: 'c1',
    name: 'asha',
    avatar: null,
    isOwner: false,
    listing: lamp,
    unread: 0,
    lastMessage: line(1),
    ...changes,
  };
}

export const inboxOf = (conversations: readonly Conversation[], hasMore = false) => ({
  conversations,
  pagination: hasMore ? { hasMore, nextCursor: 'next' } : { hasMore },
});

/** Renders the remote with a server that has one conversation, and a socket that is not connected yet. */
export function open(path: string, routes: Routes = {}, said = [line(1)]) {
  const socket = fakeSocket();
  const only = aConversation({ lastMessage: said.at(-1) ?? null });
  const accept = ({ body }: Pick<Asked, 'body'>) => {
    const sent = line(said.length + 1, { sender: 'you', ...(body as { message: string }) });
    said.push(sent);
    return { message: 'Message sent', conversationId: 'c1', sent };
  };
  const server = fakeServer({
    'GET /api/conversations': () => inboxOf([only]),
    'GET /api/conversations/c1': () => only,
    'GET /api/conversations/c1/messages': ({ query }) =>
      pageOf(said, {
        before: query.get('before') ?? undefined,
        after: query.get('after') ?? undefined,
      }),
    'POST /api/conversations/c1/read': () => ({ message: 'Seen' }),
    'POST /api/conversations/c1/messages': accept,
    ...routes,
  });
  return { server, socket, said, accept, user: renderAt(path) };
}

/** Connects the socket. */
export async function online({ socket }: ReturnType<typeof open>): Promise<void> {
  await waitFor(() => expect(socket.options()).toBeDefined());
  await act(async () => socket.join());
}

export const arrives = (
  { socket }: ReturnType<typeof open>,
  message: ConversationMessage,
  conversationId = 'c1',
) => act(() => socket.push('conversation_message', { conversationId, message }));
