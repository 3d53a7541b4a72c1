interface Reply {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** What was asked, in the order in which it was asked. */
export interface Asked {
  readonly call: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

type Answer = Reply | 'no answer' | ((asked: Asked) => Reply | Promise<Reply>);

export interface FakeApi {
  readonly asked: Asked[];
  /** Sets or replaces the answer of a call, e.g. `POST /api/auth/login`. */
  readonly on: (call: string, answer: Answer) => void;
  readonly bodiesOf: (call: string) => unknown[];
}

const done = { body: { message: 'ok' } };

/** Puts a server in the place of the network. A call that it was not told about has no answer. */
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

/** Nobody, or Asha, is signed in as far as the server knows. */
export function sessionCalls(signedIn: boolean): Record<string, Answer> {
  return {
    'GET /api/auth/verify-token': { body: { isAuthenticated: signedIn } },
    'GET /api/auth/me': signedIn
      ? { body: { _id: 's1', college_id: 'c1', username: 'asha', isStaff: false } }
      : { status: 401, body: { message: 'Please login to access this page' } },
  };
}
