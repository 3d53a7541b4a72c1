import type { ChatMessage, Match } from '@campus/contract';
import { fakeServer, type FakeServer, type Routes } from '@campus/contract/testing';
import { useSession } from '@campus/shared-auth';
import { fakeSocket, numbered, pageOf, type FakeSocket } from '@campus/shared-features/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aCard, aMatch } from '../../../test-support/dating';
import { emptyBrowser, renderAt } from '../../../test-support/render-at';

/** 14 March 2026, noon on campus. */
export const noon = Date.parse('2026-03-14T06:30:00.000Z');

export const asha = aMatch({ matchId: 'm1', profile: aCard({ user_id: 'asha', name: 'Asha' }) });
export const bela = aMatch({ matchId: 'm2', profile: aCard({ user_id: 'bela', name: 'Bela' }) });

export interface Campus {
  readonly server: FakeServer;
  readonly socket: FakeSocket;
  /** The messages of Asha's conversation on the server. */
  readonly said: ChatMessage[];
  /** Stores a message in it; the test itself pushes the event. */
  readonly store: (changes?: Partial<ChatMessage>) => ChatMessage;
  readonly user: ReturnType<typeof renderAt>;
}

interface Setting {
  readonly path?: string;
  readonly matches?: readonly Match[];
  readonly said?: ChatMessage[];
  readonly routes?: Routes;
}

/** Every test starts without conversations. */
export function freshChat(): void {
  emptyBrowser();
  window.dispatchEvent(new Event('authChange'));
  const student = { _id: 'me', college_id: 'c1', username: 'ravi', isStaff: false };
  useSession.setState({ status: 'signed-in', student }, true);
  jest.spyOn(Date, 'now').mockReturnValue(noon);
}

/** Renders the page with a server and a socket that is not connected yet. */
export function openChat({
  path = '/dating-chat?match=m1',
  matches = [asha, bela],
  said = [],
  routes = {},
}: Setting = {}): Campus {
  const socket = fakeSocket();
  const store: Campus['store'] = (changes = {}) => {
    const message = numbered(said.length + 1, changes);
    said.push(message);
    return message;
  };
  const server = fakeServer({
    'GET /api/dating/accepted-matches': () => matches,
    'GET /api/dating/chat/m1': ({ query }) =>
      pageOf(said, {
        before: query.get('before') ?? undefined,
        after: query.get('after') ?? undefined,
      }),
    'GET /api/dating/chat/m2': () => [],
    'POST /api/dating/chat/m1/read': () => ({ message: 'ok' }),
    'POST /api/dating/chat/m2/read': () => ({ message: 'ok' }),
    'POST /api/dating/send-message': ({ body }) => ({
      message: 'Message sent',
      sent: store({ sender: 'me', message: (body as { message: string }).message }),
    }),
    ...routes,
  });
  return { server, socket, said, store, user: renderAt(path) };
}

/** Connects the socket. */
export async function online({ socket }: Campus): Promise<void> {
  await waitFor(() => expect(socket.options()).toBeDefined());
  await act(async () => socket.join());
}

export const arrives = ({ socket }: Campus, message: unknown, matchId = 'm1') =>
  act(() => socket.push('new_chat_message', { matchId, message }));

export const log = (name = 'Asha') => screen.getByRole('log', { name: `Messages with ${name}` });
export const findLog = (name = 'Asha') =>
  screen.findByRole('log', { name: `Messages with ${name}` });
/** The texts of the messages in the log, oldest first. */
export const words = () =>
  within(log())
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);
export const input = () => screen.getByPlaceholderText('Type your message...');
export const sidebar = () => within(screen.getByRole('navigation', { name: 'Conversations' }));
