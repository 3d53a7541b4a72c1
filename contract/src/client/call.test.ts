import {
  ApiFailure,
  call,
  failureMessage,
  isNetworkFailure,
  isQueuedOffline,
  requestFailedEvent,
  sessionOverEvent,
} from '.';
import {
  createComment,
  deletePost,
  listCommunityPosts,
  login,
  readVotes,
  sendSignUpCode,
} from '..';

const votes = { likes: 2, dislikes: 0, userLiked: true, userDisliked: false };
const params = { id: 'p1' };

function answerWith(status: number, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const fake = jest.fn<Promise<Response>, Parameters<typeof fetch>>(async () => {
    return new Response(text, { status, headers });
  });
  globalThis.fetch = fake;
  return fake;
}

async function failureOf(promise: Promise<unknown>): Promise<ApiFailure> {
  const error: unknown = await promise.catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiFailure)) throw new Error('expected an ApiFailure');
  return error;
}

test('requests pictures as URLs, sends cookies and returns the validated answer', async () => {
  const fetched = answerWith(200, { ...votes, secret: 'x' });
  expect(await call(readVotes, { params })).toEqual(votes);
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/api/posts/p1/likes-dislikes');
  expect(init?.credentials).toBe('same-origin');
  expect(new Headers(init?.headers).get('prefer')).toBe('images=url');
});

test('encodes path and query and leaves out undefined parameters', async () => {
  const fetched = answerWith(200, { posts: [], pagination: { hasMore: false } });
  await call(listCommunityPosts, {
    params: { communityId: 'a/b' },
    query: { page: 2, limit: 10, cursor: undefined },
  });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/posts/community/a%2Fb?page=2&limit=10');
});

test('sends a body as JSON with its idempotency key', async () => {
  const fetched = answerWith(201, { _id: 'c1', username: 'asha', content: 'Hi', isAuthor: true });
  await call(createComment, { params, body: { comment: 'Hi' } }, { idempotencyKey: 'k1' });
  const init = fetched.mock.calls[0]?.[1];
  const headers = new Headers(init?.headers);
  expect(init?.body).toBe('{"comment":"Hi"}');
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('idempotency-key')).toBe('k1');
});

test('sends no cookie with the public sign-up calls', async () => {
  const fetched = answerWith(200, { message: 'sent' });
  await call(sendSignUpCode, { body: { email: 'a@b.in', college_id: 'x' } });
  expect(fetched.mock.calls[0]?.[1]?.credentials).toBe('omit');
});

test('a deletion outlives the page that sends it, other calls do not', async () => {
  const fetched = answerWith(200, { message: 'gone' });
  await call(deletePost, { params });
  await call(login, { body: { email: 'a@b.in', password: 'p' } }).catch(() => undefined);
  expect(fetched.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false]);
});

test('a rejected call throws the message and details of the server', async () => {
  const body = {
    message: 'No',
    type: 'content_moderation_failed',
    field: 'comment',
    reason: 'abuse',
  };
  answerWith(422, body, { 'retry-after': '7' });
  const failure = await failureOf(call(readVotes, { params }));
  expect(failure).toMatchObject({ status: 422, field: 'comment', reason: 'abuse', retryAfter: 7 });
  expect(failureMessage(failure, 'fallback')).toBe('No');
});

test('an error page instead of JSON leads to the fallback message', async () => {
  answerWith(502, '<html>bad gateway</html>');
  const failure = await failureOf(call(readVotes, { params }));
  expect(failure.status).toBe(502);
  expect(failureMessage(failure, 'fallback')).toBe('fallback');
});

test('a success with the wrong shape throws an ApiFailure', async () => {
  answerWith(200, { likes: 'many' });
  expect((await failureOf(call(readVotes, { params }))).status).toBe(200);
});

test('no answer gives status 0, and an aborted call throws no ApiFailure', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const failure = await failureOf(call(readVotes, { params }));
  expect(isNetworkFailure(failure)).toBe(true);

  const controller = new AbortController();
  controller.abort();
  await expect(
    call(readVotes, { params }, { signal: controller.signal }),
  ).rejects.not.toBeInstanceOf(ApiFailure);
});

test('401 fires the session-over event, except for a wrong password', async () => {
  const over = jest.fn();
  window.addEventListener(sessionOverEvent, over);
  answerWith(401, { message: 'no' });
  await failureOf(call(login, { body: { email: 'a@b.in', password: 'secret' } }));
  expect(over).not.toHaveBeenCalled();
  await failureOf(call(readVotes, { params }));
  expect(over).toHaveBeenCalledTimes(1);
  window.removeEventListener(sessionOverEvent, over);
});

describe('the request-failed event', () => {
  const heard = jest.fn();
  const hear = (event: Event) => heard((event as CustomEvent).detail);
  beforeEach(() => {
    heard.mockClear();
    window.addEventListener(requestFailedEvent, hear);
  });
  afterEach(() => window.removeEventListener(requestFailedEvent, hear));

  test('contains the path pattern of the call instead of the id', async () => {
    answerWith(503, { message: 'no' });
    await failureOf(call(readVotes, { params }));
    const problem = { method: 'GET', path: '/api/posts/:id/likes-dislikes', status: 503 };
    expect(heard.mock.calls).toEqual([[expect.objectContaining(problem)]]);
  });

  test('fires if there is no answer', async () => {
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    await failureOf(call(readVotes, { params }));
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ status: 0 }));
  });

  test('does not fire for a 404 or for an aborted call', async () => {
    answerWith(404, { message: 'no' });
    await failureOf(call(readVotes, { params }));
    const leaving = new AbortController();
    leaving.abort();
    globalThis.fetch = jest.fn(() => Promise.reject(new DOMException('', 'AbortError')));
    await call(readVotes, { params }, { signal: leaving.signal }).catch(() => undefined);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('a write without a connection', () => {
  const offline = { kind: 'comment', text: 'Hi', href: '/post/p1' } as const;
  const options = { idempotencyKey: 'k1', offline };
  const add = jest.fn(() => Promise.resolve(true));
  const write = (more: object = options) =>
    failureOf(call(createComment, { params, body: { comment: 'Hi' } }, more));
  beforeEach(() => {
    add.mockClear();
    window.offlineQueue = { isHolding: false, add, settled: () => Promise.resolve(undefined) };
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  });
  afterEach(() => {
    delete window.offlineQueue;
    jest.restoreAllMocks();
  });

  test('is queued with its address and body if the caller passes offline options', async () => {
    expect(isQueuedOffline(await write())).toBe(true);
    expect(add).toHaveBeenCalledWith({
      ...offline,
      key: 'k1',
      method: 'POST',
      address: '/api/posts/p1/comments',
      body: { comment: 'Hi' },
    });
  });

  test('fails if the caller passes none, or the queue cannot store it', async () => {
    expect(isQueuedOffline(await write({ idempotencyKey: 'k1' }))).toBe(false);
    expect(add).not.toHaveBeenCalled();
    add.mockResolvedValueOnce(false);
    expect(isNetworkFailure(await write())).toBe(true);
    expect(add).toHaveBeenCalledTimes(1);
  });

  test('is queued after ten seconds on a connection on which nothing arrives, with the time of its attempt', async () => {
    jest.useFakeTimers({ now: 5_000 });
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const expiring = new AbortController();
      setTimeout(() => expiring.abort(new DOMException('', 'TimeoutError')), ms);
      return expiring.signal;
    });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const writing = write();
    await jest.advanceTimersByTimeAsync(9_900);
    expect(add).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(isQueuedOffline(await writing)).toBe(true);
    expect(add).toHaveBeenCalledWith(expect.objectContaining({ key: 'k1', sentAt: 5_000 }));
    jest.useRealTimers();
  });

  test('is queued behind writes that already wait', async () => {
    const fetched = answerWith(201, {});
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    window.offlineQueue!.isHolding = true;
    expect(isQueuedOffline(await write())).toBe(true);
    expect(fetched).not.toHaveBeenCalled();
  });
});
