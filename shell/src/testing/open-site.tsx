import { queryClient } from '@campus/contract/react';
import { useSession } from '@campus/shared-auth';
import { ToastStack, useNotifications } from '@campus/shared-ui';
import { render } from '@testing-library/react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { ForgotPasswordPage } from '../pages/forgot-password/forgot-password-page';
import { LoginPage } from '../pages/login/login-page';
import { SignUpPage } from '../pages/signup/signup-page';
import { LogoutButton } from '../session/logout-button';
import { cancelRedirect, Session } from '../session/session';
import { SessionGate } from '../session/session-gate';

interface Reply {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** The requests so far, in order. */
export interface Asked {
  readonly call: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

type Answer = Reply | 'no answer' | ((asked: Asked) => Reply | Promise<Reply>);

export interface FakeApi {
  readonly asked: Asked[];
  /** Sets or replaces the response of a call, e.g. `POST /api/auth/login`. */
  readonly on: (call: string, answer: Answer) => void;
  readonly bodiesOf: (call: string) => unknown[];
}

const done = { body: { message: 'ok' } };

/** Replaces the network with a server. A call without a set response gets none. */
export function fakeApi(answers: Record<string, Answer> = {}): FakeApi {
  const known = new Map<string, Answer>(Object.entries(answers));
  const asked: Asked[] = [];
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), window.location.origin);
    const text = init?.body;
    const one: Asked = {
      call: `${init?.method ?? 'GET'} ${url.pathname}`,
      query: url.searchParams,
      body: typeof text === 'string' ? JSON.parse(text) : undefined,
    };
    asked.push(one);
    const answer = known.get(one.call);
    const reply = typeof answer === 'function' ? await answer(one) : answer;
    if (init?.signal?.aborted) throw new DOMException('aborted', 'AbortError');
    if (reply === undefined || reply === 'no answer') throw new TypeError('Failed to fetch');
    const { status = 200, body = done.body, headers = {} } = reply;
    return new Response(JSON.stringify(body), { status, headers });
  };
  return {
    asked,
    on: (call, answer) => known.set(call, answer),
    bodiesOf: (call) => asked.filter((one) => one.call === call).map(({ body }) => body),
  };
}

/** Sets the server's session: nobody, or Asha, is signed in. */
export function sessionCalls(signedIn: boolean): Record<string, Answer> {
  return {
    'GET /api/auth/verify-token': { body: { isAuthenticated: signedIn } },
    'GET /api/auth/me': signedIn
      ? { body: { _id: 's1', college_id: 'c1', username: 'asha', isStaff: false } }
      : { status: 401, body: { message: 'Please login to access this page' } },
  };
}

function Student({ title }: { title: string }) {
  return (
    <SessionGate access="student" fallback={<p>One moment</p>}>
      <h1>{title}</h1>
      <LogoutButton />
    </SessionGate>
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

/**
 * Opens an address among the shell's own pages and two of a student's, without frame and federation.
 * @param state the state passed by the page that led there
 */
export function openSite(address: string, state?: object): void {
  window.history.replaceState(state ? { usr: state } : null, '', address);
  render(
    <BrowserRouter>
      <Session>
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/signup" element={<SignUpPage />} />
          <Route path="/forgot-password" element={<ForgotPasswordPage />} />
          <Route path="/dashboard" element={<Student title="Dashboard" />} />
          <Route path="/profile" element={<Student title="My Profile" />} />
        </Routes>
        <Address />
      </Session>
      <ToastStack />
    </BrowserRouter>,
  );
}

/** A browser on its first visit. */
export function clearState(): void {
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
  cancelRedirect();
  useSession.setState({ status: 'unknown' }, true);
  useNotifications.setState({ items: [] });
}

/** The event that this tab gets when another one signs in or out. */
export function otherTab(signedIn: boolean): void {
  if (signedIn) localStorage.setItem('isAuthenticated', 'true');
  else localStorage.removeItem('isAuthenticated');
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'isAuthenticated', newValue: signedIn ? 'true' : null }),
  );
}
