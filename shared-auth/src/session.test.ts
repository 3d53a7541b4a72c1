import { act, renderHook } from '@testing-library/react';
import { sessionOverEvent } from '@campus/contract/client';
import {
  changeStudent,
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

test('checkSession sets the flag, dispatches authChange and loads the student', async () => {
  server({ 'verify-token': { isAuthenticated: true }, me: student });
  const changed = jest.fn();
  window.addEventListener('authChange', changed, { once: true });
  await checkSession();
  await settled();
  expect(readFlag()).toBe(true);
  expect(changed).toHaveBeenCalledTimes(1);
  // Servers of an earlier version send no avatar.
  expect(state()).toEqual({ status: 'signed-in', student: { ...student, avatar: null } });
});

test('a check that fails clears the flag and signs out as unreachable', async () => {
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

test('two checks at the same time send one request', async () => {
  server({ 'verify-token': { isAuthenticated: false } });
  await Promise.all([checkSession(), checkSession()]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a logout ends the session, clears the flag and deletes drafts', async () => {
  server({ logout: { message: 'ok' }, me: student });
  markSignedIn();
  await settled();
  localStorage.setItem('draft:post', 'text');
  const deleted = jest.fn(async () => true);
  Object.defineProperty(window, 'caches', { value: { delete: deleted }, configurable: true });
  Object.defineProperty(window, 'indexedDB', {
    value: { deleteDatabase: deleted },
    configurable: true,
  });
  await signOut();
  expect(state()).toEqual({ status: 'signed-out', reason: 'logout' });
  expect(readFlag()).toBe(false);
  expect(localStorage.getItem('draft:post')).toBeNull();
  expect(localStorage.getItem('logged-out')).not.toBeNull();
  expect(deleted.mock.calls).toEqual(
    expect.arrayContaining([['draft-pictures'], ['offline-queue'], ['campus:shared']]),
  );
  Reflect.deleteProperty(window, 'caches');
  Reflect.deleteProperty(window, 'indexedDB');
});

test('a 401 while a logout is under way is reported as a logout, not as an expired session', async () => {
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

describe('watchSession', () => {
  let stop: () => void;
  beforeEach(() => {
    server({ me: student });
    stop = watchSession();
    markSignedIn();
  });
  afterEach(() => stop());

  const hear = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));

  test('a logout in another tab ends the session of this tab and deletes its drafts', async () => {
    await settled();
    const { result } = renderHook(() => useDraft('confession', 'session'));
    act(() => result.current.setText('secret'));
    hear('logged-out');
    localStorage.removeItem('isAuthenticated');
    hear('isAuthenticated');
    expect(state()).toEqual({ status: 'signed-out', reason: 'logout' });
    await settled();
    expect(result.current).toMatchObject({ text: '', restored: false });
    expect(sessionStorage.getItem('draft:confession')).toBeNull();
  });

  test('a name or picture that was changed in another tab is fetched', async () => {
    await settled();
    changeStudent({ username: 'asha_r' });
    expect(localStorage.getItem('student-changed')).not.toBeNull();
    server({ me: { ...student, username: 'asha_rao' } });
    hear('student-changed');
    await settled();
    expect(state().student?.username).toBe('asha_rao');
  });

  test('a session that expires in another tab keeps the drafts of this tab', async () => {
    await settled();
    sessionStorage.setItem('draft:confession', 'secret');
    localStorage.removeItem('isAuthenticated');
    hear('isAuthenticated');
    await settled();
    expect(sessionStorage.getItem('draft:confession')).toBe('secret');
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
  test('are restored after a reload until they are discarded', () => {
    const first = renderHook(() => useDraft('post'));
    act(() => first.result.current.setText('half a thought'));
    first.unmount();
    const second = renderHook(() => useDraft('post'));
    expect(second.result.current).toMatchObject({ text: 'half a thought', restored: true });
    act(() => second.result.current.discard());
    expect(renderHook(() => useDraft('post')).result.current.restored).toBe(false);
  });

  test('of a form are restored field by field, and unreadable ones are ignored', () => {
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

  test('of a confession are stored only for the tab', () => {
    const draft = renderHook(() => useDraft('confession', 'session'));
    act(() => draft.result.current.setText('secret'));
    expect(Object.values(localStorage)).not.toContain('secret');
    expect(sessionStorage.getItem('draft:confession')).toBe('secret');
  });

  test('of one student are deleted when another student signs in', async () => {
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

  test('of a tab are deleted when it reappears after another student signed in elsewhere', async () => {
    server({ me: student });
    markSignedIn();
    await settled();
    sessionStorage.setItem('draft:confession', 'secret');
    localStorage.setItem('draft:post', 'of s2');
    localStorage.setItem('draft-owner', 's2');
    setSession({ status: 'unknown' });
    server({ me: { ...student, _id: 's2' } });
    markSignedIn();
    const { result } = renderHook(() => useDraft('confession', 'session'));
    expect(result.current.text).toBe('secret');
    await settled();
    expect(result.current.text).toBe('');
    expect(sessionStorage.getItem('draft:confession')).toBeNull();
    expect(localStorage.getItem('draft:post')).toBe('of s2');
    act(() => result.current.setText('mine'));
    expect(result.current.text).toBe('mine');
  });
});
