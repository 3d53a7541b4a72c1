import { io } from 'socket.io-client';

type Listener = (...values: unknown[]) => void;

/** Stands where the socket is; the test is the server at its other end. */
export interface FakeSocket {
  /** What the page sent, newest last. */
  readonly emitted: unknown[][];
  readonly options: () => unknown;
  /** How often the page reconnected by itself. */
  readonly connect: jest.Mock;
  readonly disconnect: jest.Mock;
  /** Connected. */
  readonly join: (recovered?: boolean) => void;
  readonly push: (name: string, payload: unknown) => void;
  /** The connection broke: the client retries by itself. */
  readonly cut: () => void;
  /** The server ends the line: nobody tries. */
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
