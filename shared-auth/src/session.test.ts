import { act, renderHook } from '@testing-library/react';
import { sessionOverEvent } from '@campus/contract/client';
import {
  checkSession,
  markSignedIn,
  readFlag,
  signOut,
  useDraft,
  useFormDraft,
  useSession,
  watchSession,
} from '.';
import { setSession } from './session';

const student = { _id: 's1', college_id: 'c1', username: 'asha', isStaff: false };

function server(answers: Record<string, unknown>) {
  globalThis.fetch = jest.fn(async (address: Parameters<typeof fetch>[0]) => {
    const body = answers[String(address).replace('/api/auth/', '')];
    if (body === undefined) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(body));
  });
}

const state = () => useSession.getState();
const settled = () => act(async () => undefined);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setSession({ status: 'unknown' });
});

test('the check sets the flag, tells the tab and learns who it is', async () => {
  server({ 'verify-token': { isAuthenticated: true }, me: student });
  const changed = jest.fn();
  window.addEventListener('authChange', changed, { once: true });
  await checkSession();
  await settled();
  expect(readFlag()).toBe(true);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(state()).toEqual({ status: 'signed-in', student });
});

test('a check that fails counts as nobody and clears the flag', async () => {
  localStorage.setItem('isAuthenticated', 'true');
  server({});
  await checkSession();
  expect(readFlag()).toBe(false);
  expect(state()).toEqual({ status: 'signed-out', reason: 'unreachable' });
});

test('a flag that the server does not confirm is an expired session', async () => {
  localStorage.setItem('isAuthenticated', 'true');
  server({ 'verify-token': { isAuthenticated: false } });
  await checkSession();
  expect(state().reason).toBe('expired');
});

test('two checks at the same time ask once', async () => {
  server({ 'verify-token': { isAuthenticated: false } });
  await Promise.all([checkSession(), checkSession()]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('logout ends it everywhere and forgets what was typed', async () => {
  server({ logout: { message: 'ok' }, me: student });
  markSignedIn();
  await settled();
  localStorage.setItem('draft:post', 'text');
  await signOut();
  expect(state()).toEqual({ status: 'signed-out', reason: 'logout' });
  expect(readFlag()).toBe(false);
  expect(localStorage.getItem('draft:post')).toBeNull();
});

test('a call that finds the session ended before logout is answered is not told as expiry', async () => {
  server({ logout: { message: 'ok' }, me: student });
  const stop = watchSession();
  markSignedIn();
  await settled();
  const reasons: unknown[] = [];
  const stopListening = useSession.subscribe(({ reason }) => reasons.push(reason));
  const answered = globalThis.fetch;
  globalThis.fetch = jest.fn((...request: Parameters<typeof fetch>) => {
    window.dispatchEvent(new Event(sessionOverEvent));
    return answered(...request);
  });
  await signOut();
  expect(reasons).toEqual(['logout']);
  stopListening();
  stop();
});

test('a logout that never reached the server leaves the student signed in', async () => {
  server({ me: student });
  markSignedIn();
  await settled();
  await expect(signOut()).rejects.toMatchObject({ status: 0 });
  expect(state().status).toBe('signed-in');
});

describe('while watching', () => {
  let stop: () => void;
  beforeEach(() => {
    server({ me: student });
    stop = watchSession();
    markSignedIn();
  });
  afterEach(() => stop());

  test('a logout in another tab ends this one', () => {
    localStorage.removeItem('isAuthenticated');
    window.dispatchEvent(new StorageEvent('storage', { key: 'isAuthenticated' }));
    expect(state()).toEqual({ status: 'signed-out', reason: 'logout' });
  });

  test('an answer of 401 ends the session and keeps the drafts', async () => {
    await settled();
    localStorage.setItem('draft:post', 'text');
    window.dispatchEvent(new Event(sessionOverEvent));
    expect(state().reason).toBe('expired');
    expect(localStorage.getItem('draft:post')).toBe('text');
  });
});

describe('drafts', () => {
  test('come back after a reload until they are discarded', () => {
    const first = renderHook(() => useDraft('post'));
    act(() => first.result.current.setText('half a thought'));
    first.unmount();
    const second = renderHook(() => useDraft('post'));
    expect(second.result.current).toMatchObject({ text: 'half a thought', restored: true });
    act(() => second.result.current.discard());
    expect(renderHook(() => useDraft('post')).result.current.restored).toBe(false);
  });

  test('of a whole form come back field by field, and unreadable ones are forgotten', () => {
    const empty = { title: '', phone: '' };
    const first = renderHook(() => useFormDraft('ad', empty));
    act(() => first.result.current.change({ title: 'Cycle' }));
    act(() => first.result.current.change({ phone: '98' }));
    const found = renderHook(() => useFormDraft('ad', empty)).result;
    expect(found.current).toMatchObject({
      values: { title: 'Cycle', phone: '98' },
      restored: true,
    });
    act(() => found.current.discard());
    expect(found.current).toMatchObject({ values: empty, restored: false });
    localStorage.setItem('draft:ad', '{half');
    expect(renderHook(() => useFormDraft('ad', empty)).result.current.values).toEqual(empty);
  });

  test('of a confession never leave the tab', () => {
    const draft = renderHook(() => useDraft('confession', 'session'));
    act(() => draft.result.current.setText('secret'));
    expect(Object.values(localStorage)).not.toContain('secret');
    expect(sessionStorage.getItem('draft:confession')).toBe('secret');
  });

  test('of one student are not shown to the next', async () => {
    server({ me: student });
    markSignedIn();
    await settled();
    localStorage.setItem('draft:post', 'mine');
    setSession({ status: 'signed-out', reason: 'expired' });
    server({ me: { ...student, _id: 's2' } });
    markSignedIn();
    await settled();
    expect(localStorage.getItem('draft:post')).toBeNull();
  });
});
