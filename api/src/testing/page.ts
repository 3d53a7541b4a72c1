import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';

type Options = Partial<ManagerOptions & SocketOptions>;

/** A page of a test that is connected, and what it has heard. */
export interface Page {
  readonly socket: Socket;
  readonly heard: { readonly matchId: string; readonly message: { readonly message: string } }[];
  /** Once it has heard a message with this text. */
  hears(text: string): Promise<void>;
  /** Once the connection is gone; the reason. */
  ended(): Promise<string>;
}

/** Opens a socket as a page does. @param cookie the session's, or empty */
export function openPage(url: string, cookie: string, options: Options = {}): Page {
  const socket = io(url, {
    forceNew: true,
    reconnection: false,
    transports: ['websocket'],
    extraHeaders: { cookie, origin: 'http://localhost:3000' },
    ...options,
  });
  const heard: Page['heard'] = [];
  socket.on('new_chat_message', (event) => void heard.push(event));
  return {
    socket,
    heard,
    hears: (text) =>
      new Promise((resolve) => {
        const look = () => heard.some(({ message }) => message.message === text) && resolve();
        socket.on('new_chat_message', look);
        look();
      }),
    ended: () =>
      new Promise((resolve) => {
        if (socket.disconnected && socket.active === false) resolve('before');
        socket.on('disconnect', resolve);
      }),
  };
}

/** The page once it is connected. @throws Error with what it was told when it is refused */
export function connected(page: Page): Promise<Page> {
  return new Promise((resolve, reject) => {
    if (page.socket.connected) resolve(page);
    page.socket.once('connect', () => resolve(page));
    page.socket.once('connect_error', reject);
  });
}
