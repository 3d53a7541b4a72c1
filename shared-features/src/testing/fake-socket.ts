import { io } from 'socket.io-client';

type Listener = (...values: unknown[]) => void;

/** Replaces the socket; the test acts as the server. */
export interface FakeSocket {
  /** Messages sent by the page, newest last. */
  readonly emitted: unknown[][];
  readonly options: () => unknown;
  /** Number of automatic reconnects by the page. */
  readonly connect: jest.Mock;
  readonly disconnect: jest.Mock;
  /** Connected. */
  readonly join: (recovered?: boolean) => void;
  readonly push: (name: string, payload: unknown) => void;
  /** The connection broke: the client retries automatically. */
  readonly cut: () => void;
  /** The server closes the connection: no retry follows. */
  readonly putOut: () => void;
  readonly refuse: () => void;
}

export function fakeSocket(): FakeSocket {
  const listeners = new Map<string, Listener>();
  const fire = (name: string, ...values: unknown[]) => listeners.get(name)?.(...values);
  const emitted: unknown[][] = [];
  const connect = jest.fn();
  const disconnect = jest.fn();
  const socket = {
    active: true,
    recovered: false,
    on: (name: string, listener: Listener) => listeners.set(name, listener),
    emit: (...values: unknown[]) => emitted.push(values),
    connect,
    disconnect,
  };
  const opened = jest.mocked(io).mockReset();
  opened.mockReturnValue(socket as unknown as ReturnType<typeof io>);
  return {
    emitted,
    options: () => opened.mock.calls[0]?.[0],
    connect,
    disconnect,
    join: (recovered = false) => {
      Object.assign(socket, { active: true, recovered });
      fire('connect');
    },
    push: fire,
    cut: () => fire('disconnect', 'transport close'),
    putOut: () => {
      socket.active = false;
      fire('disconnect', 'io server disconnect');
    },
    refuse: () => {
      socket.active = false;
      fire('connect_error', new Error('unauthorized'));
    },
  };
}
