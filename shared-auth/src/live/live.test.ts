import { verifyTokenPath } from '@campus/contract';
import { act, waitFor } from '@testing-library/react';
import { io } from 'socket.io-client';
import { setSession, useSession } from '../session';
import { joinLive, type LiveListener } from './live';

jest.mock('socket.io-client', () => ({ io: jest.fn() }));

const student = { _id: 's1', college_id: 'c1', username: 'asha', isStaff: false };

function fakeSocket() {
  const listeners = new Map<string, (...values: unknown[]) => void>();
  const socket = {
    active: true,
    recovered: false,
    on: (name: string, listener: () => void) => listeners.set(name, listener),
    emit: jest.fn(),
    connect: jest.fn(),
    disconnect: jest.fn(),
  };
  jest
    .mocked(io)
    .mockReset()
    .mockReturnValue(socket as unknown as ReturnType<typeof io>);
  const fire = (name: string, ...values: unknown[]) => listeners.get(name)?.(...values);
  return Object.assign(socket, { fire });
}

const listener = () => ({
  on: { message: jest.fn(), notification: jest.fn() },
  onGap: jest.fn(),
  onLink: jest.fn(),
});
const settled = () => act(async () => undefined);
const left: (() => void)[] = [];

function join(who: LiveListener) {
  const joined = joinLive(who);
  left.push(joined.leave);
  return joined;
}

beforeEach(() => setSession({ status: 'signed-in', student }));
afterEach(() => {
  for (const leave of left.splice(0)) leave();
});

test('all listeners share one connection, which closes when the last one leaves', async () => {
  const socket = fakeSocket();
  const [bell, chat] = [listener(), listener()];
  const first = join(bell);
  await settled();
  const second = join(chat);
  await settled();
  expect(io).toHaveBeenCalledTimes(1);
  socket.fire('connect');
  socket.fire('notification', {});
  socket.fire('new_chat_message', { matchId: 'm1' });
  for (const who of [bell, chat]) {
    expect(who.onGap).toHaveBeenCalledTimes(1);
    expect(who.onLink).toHaveBeenLastCalledWith('live');
    expect(who.on.notification).toHaveBeenCalledWith({});
    expect(who.on.message).toHaveBeenCalledWith({ matchId: 'm1' });
  }
  second.leave();
  socket.fire('notification', {});
  expect(chat.on.notification).toHaveBeenCalledTimes(1);
  expect(bell.on.notification).toHaveBeenCalledTimes(2);
  expect(socket.disconnect).not.toHaveBeenCalled();
  first.leave();
  expect(socket.disconnect).toHaveBeenCalledTimes(1);
});

test('a listener that joins an open connection is notified of its state and of a gap', async () => {
  const socket = fakeSocket();
  join(listener());
  await settled();
  socket.fire('connect');
  const late = listener();
  join(late);
  expect(late.onLink).toHaveBeenLastCalledWith('live');
  expect(late.onGap).toHaveBeenCalledTimes(1);
});

test('the connection opens once the student is known, and is replaced for another student', async () => {
  const socket = fakeSocket();
  setSession({ status: 'signed-in' });
  const bell = listener();
  join(bell);
  await settled();
  expect(io).not.toHaveBeenCalled();
  expect(bell.onLink).toHaveBeenLastCalledWith('connecting');
  setSession({ status: 'signed-in', student });
  await settled();
  socket.fire('connect');
  expect(socket.emit).toHaveBeenCalledWith('authenticate', 's1');
  setSession({ status: 'signed-in', student: { ...student, _id: 's2' } });
  await settled();
  expect(socket.disconnect).toHaveBeenCalledTimes(1);
  expect(io).toHaveBeenCalledTimes(2);
  socket.fire('connect');
  expect(socket.emit).toHaveBeenLastCalledWith('authenticate', 's2');
});

test('a logout closes the connection, even while its code is still loading', async () => {
  const socket = fakeSocket();
  const bell = listener();
  join(bell);
  setSession({ status: 'signed-out', reason: 'logout' });
  await settled();
  expect(socket.disconnect).toHaveBeenCalledTimes(1);
  expect(bell.onLink).toHaveBeenLastCalledWith('off');
  setSession({ status: 'signed-in', student });
  await settled();
  expect(io).toHaveBeenCalledTimes(2);
});

test('a lost connection is reported as connecting, and coming online reports a gap', async () => {
  const socket = fakeSocket();
  const bell = listener();
  join(bell);
  await settled();
  socket.fire('connect');
  socket.fire('disconnect');
  expect(bell.onLink).toHaveBeenLastCalledWith('connecting');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(bell.onGap).toHaveBeenCalledTimes(2);
});

test('a disconnect by the server checks the session with a new request and ends it', async () => {
  const socket = fakeSocket();
  const asked = jest.fn(async () => Response.json({ isAuthenticated: false }));
  globalThis.fetch = asked;
  const early = Promise.resolve(Response.json({ isAuthenticated: true }));
  window.earlyAnswers = new Map([[verifyTokenPath, early]]);
  const bell = listener();
  join(bell);
  await settled();
  socket.fire('connect');
  socket.active = false;
  socket.fire('disconnect');
  await waitFor(() => expect(useSession.getState().status).toBe('signed-out'));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(socket.connect).not.toHaveBeenCalled();
});

test('after disconnects by the server it reconnects at most once a minute, and checks the session each time', async () => {
  const socket = fakeSocket();
  const asked = jest.fn(async () => Response.json({ isAuthenticated: true }));
  globalThis.fetch = asked;
  const bell = listener();
  join(bell);
  await settled();
  socket.active = false;
  socket.fire('connect_error');
  await waitFor(() => expect(socket.connect).toHaveBeenCalledTimes(1));
  socket.fire('connect_error');
  expect(bell.onLink).toHaveBeenLastCalledWith('off');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  socket.fire('connect_error');
  await waitFor(() => expect(socket.connect).toHaveBeenCalledTimes(2));
  asked.mockResolvedValue(Response.json({ isAuthenticated: false }));
  socket.fire('connect_error');
  await waitFor(() => expect(useSession.getState().status).toBe('signed-out'));
  expect(socket.connect).toHaveBeenCalledTimes(2);
});
