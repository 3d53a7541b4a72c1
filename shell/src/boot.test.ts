import { waitFor } from '@testing-library/react';

// The environment fires its own load event in the first turn of its loop. During a test, scripts of earlier
// tests would receive it, and load the application 2.5 seconds later, in another test.
beforeAll(() => new Promise((turn) => setTimeout(turn)));

const asked = jest.fn(async (_address: string) => new Response('{}'));

interface Page {
  isStudent?: boolean;
  head?: string;
  mark?: string;
  begun?: Map<string, Promise<Response>>;
}

/** Runs the script on a page at `address` whose route names its first calls. */
async function boot(address: string, { isStudent = true, head = '', mark = '', begun }: Page = {}) {
  asked.mockClear();
  globalThis.fetch = asked as unknown as typeof fetch;
  history.replaceState(null, '', address);
  delete document.documentElement.dataset.student;
  delete window.earlyAnswers;
  if (begun) window.earlyAnswers = begun;
  if (isStudent) localStorage.setItem('isAuthenticated', 'true');
  else localStorage.clear();
  document.head.innerHTML = `<meta name="calls" data-path="/tea/:kind" ${mark} content="/api/teas/:kind?page=1 /api/cups">${head}`;
  await jest.isolateModulesAsync(() => import('./boot').then(() => undefined));
  return asked.mock.calls.map(([path]) => path);
}

const [asks, who] = ['/api/auth/verify-token', '/api/auth/me'];

test("starts a student's first calls with the parameters of the page's address", async () => {
  expect(await boot('/tea/green%20leaf')).toEqual([
    who,
    '/api/teas/green%20leaf?page=1',
    '/api/cups',
  ]);
  expect([...(window.earlyAnswers?.keys() ?? [])]).toContain('/api/cups');
  expect(document.documentElement.dataset.student).toBe('');
});

test('takes over the calls that the document has started', async () => {
  const begun = new Map([who, '/api/cups'].map((path) => [path, asked(path)]));
  asked.mockClear();
  expect(await boot('/tea/green', { begun })).toEqual(['/api/teas/green?page=1']);
  expect(await (await window.earlyAnswers!.get('/api/cups')!).json()).toEqual({});
  void window.beginCall?.('/api/cups');
  expect(asked.mock.calls.map(([path]) => path)).toContain('/api/cups');
});

test.each([
  [200, true, [who]],
  [401, undefined, [who, asks]],
])('an identity answer of %i decides the session check', async (status, isAuthenticated, paths) => {
  asked.mockImplementation(async () => Response.json({}, { status }));
  await boot('/tea/green?sort=price');
  const answer = await window.earlyAnswers!.get(asks)!;
  expect((await answer.json()).isAuthenticated).toBe(isAuthenticated);
  expect(asked.mock.calls.map(([path]) => path)).toEqual(paths);
  asked.mockImplementation(async () => new Response('{}'));
});

test('discards each early answer 15 seconds after its call', async () => {
  jest.useFakeTimers();
  await boot('/tea/green');
  jest.advanceTimersByTime(14_000);
  expect(window.earlyAnswers).toHaveProperty('size', 4);
  void window.beginCall?.('/api/spoons');
  jest.advanceTimersByTime(2_000);
  expect([...(window.earlyAnswers?.keys() ?? [])]).toEqual(['/api/spoons']);
  jest.advanceTimersByTime(14_000);
  expect(window.earlyAnswers).toHaveProperty('size', 0);
  jest.useRealTimers();
});

test('starts no page calls for an address with a query', async () => {
  expect(await boot('/tea/green?sort=price')).toEqual([who]);
});

test('preloads the display font that was delayed for the skeleton', async () => {
  await boot('/tea/green', { head: '<link rel="late-preload" as="font" href="/face.woff2">' });
  expect(document.querySelector('link[as=font]')).toHaveAttribute('rel', 'preload');
});

test.each([
  ['before the end', 60_000, ''],
  ['after the end', -1, undefined],
])('reserves room for the cards of today only until they end: %s', async (_, ms, kept) => {
  delete document.documentElement.dataset.today;
  localStorage.setItem('mfe-tea:today:cups', String(Date.now() + ms));
  await boot('/tea/green');
  expect(document.documentElement.dataset.today).toBe(kept);
});

test('makes no calls for a visitor who is not signed in', async () => {
  expect(await boot('/tea/green', { isStudent: false })).toEqual([]);
  expect(document.documentElement.dataset.student).toBeUndefined();
});

test.each([true, false])(
  "a student's page without the session flag first checks the session, signed in: %s",
  async (isAuthenticated) => {
    asked.mockImplementation(async () => Response.json({ isAuthenticated }));
    await boot('/tea/green', { isStudent: false, mark: 'data-student' });
    window.earlyAnswers?.delete(asks);
    await new Promise((done) => setTimeout(done));
    const paths = asked.mock.calls.map(([path]) => path);
    const begun = [asks, who, '/api/teas/green?page=1', '/api/cups'];
    expect(paths).toEqual(isAuthenticated ? begun : [asks]);
    // The page's scripts have used the response; a second one would be used for a later request.
    expect([...(window.earlyAnswers?.keys() ?? [])]).not.toContain(asks);
    expect(localStorage.getItem('isAuthenticated')).toBe(isAuthenticated ? 'true' : null);
    expect('student' in document.documentElement.dataset).toBe(isAuthenticated);
    asked.mockImplementation(async () => new Response('{}'));
  },
);

test.each([
  [200, 'Assam Assam'],
  [401, 'Loading'],
])("answers of %i to the page's first calls show %j", async (status, text) => {
  const inner = '<template data-each="." data-call="CALL"><p><b>{{.}} </b></p></template>';
  document.body.innerHTML =
    '<div id="page"><p aria-busy="true">Loading</p><template data-page="mfe-tea">' +
    `${inner.replace('CALL', '/api/teas/:kind?page=1')}${inner.replace('CALL', '/api/cups')}</template></div>`;
  asked.mockImplementation(async () => new Response('["Assam"]', { status }));
  const read = jest.spyOn(Response.prototype, 'json');
  await boot('/tea/green');
  const taken = await window.earlyAnswers!.get('/api/cups');
  await Promise.resolve();
  // A rejected response is not even read.
  expect(read).toHaveBeenCalledTimes(status === 200 ? 2 : 0);
  read.mockRestore();
  await waitFor(() => expect(document.getElementById('page')).toHaveTextContent(text));
  expect(await taken!.text()).toBe('["Assam"]');
  asked.mockImplementation(async () => new Response('{}'));
});

const stored = (key: string | null) => new StorageEvent('storage', { key });

test.each([
  ['a login or logout here', new Event('authChange')],
  ['a login or logout in another tab', stored('isAuthenticated')],
  ['everything deleted in another tab', stored(null)],
])('%s discards the early answers of the old session', async (_, event) => {
  await boot('/tea/green');
  dispatchEvent(event);
  expect(window.earlyAnswers?.size).toBe(0);
});

test('the early answers stay when another tab stores something else', async () => {
  await boot('/tea/green');
  dispatchEvent(stored('campus:starting:0.5'));
  expect(window.earlyAnswers?.size).toBeGreaterThan(0);
});

describe('a page that can open offline', () => {
  const kept = new Map<string, Response>();
  const cache = { put: async (path: string, answer: Response) => void kept.set(path, answer) };
  const match = async (path: string) => kept.get(path)?.clone();
  const calls = ['/api/auth/me', '/api/cups', '/api/teas/green?page=1'];
  const text = async (path: string) => (await window.earlyAnswers!.get(path)!).text();

  beforeEach(() => {
    kept.clear();
    delete document.documentElement.dataset.offline;
    delete document.documentElement.dataset.lastSeen;
    Object.defineProperty(globalThis, 'caches', {
      configurable: true,
      value: { open: async () => cache, match },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'caches');
    delete document.documentElement.dataset.offline;
    asked.mockImplementation(async () => new Response('{}'));
  });

  test.each([
    { of: 'the signed-in student', expected: calls },
    { of: 'a page that cannot open offline', mark: '', expected: [] },
    { of: 'a failed call', status: 500, expected: [] },
    { of: 'a student who has logged out', meanwhile: () => localStorage.clear(), expected: [] },
    {
      of: 'a student after whom another has logged in',
      meanwhile: () => window.dispatchEvent(new Event('authChange')),
      expected: [],
    },
  ])(
    'stores only successful answers of the student who is signed in: $of',
    async ({ mark = 'data-offline', status = 200, ...more }) => {
      asked.mockImplementation(async () => {
        more.meanwhile?.();
        return new Response('{}', { status });
      });
      await boot('/tea/green', { mark });
      await new Promise((done) => setTimeout(done));
      expect([...kept.keys()].sort()).toEqual(more.expected);
    },
  );

  test.each([
    ['a stored document', true, '["Assam"]'],
    ['a fresh document', false, undefined],
  ])(
    'uses the stored answer for a failed call, in a stored document only: %s',
    async (_, isStored, seen) => {
      asked.mockRejectedValue(new TypeError('Failed to fetch'));
      kept.set('/api/cups', new Response('["Assam"]'));
      if (isStored) document.documentElement.dataset.offline = '';
      await boot('/tea/green', { mark: 'data-offline' });
      expect(await text('/api/cups').catch(() => undefined)).toBe(seen);
      await expect(text('/api/teas/green?page=1')).rejects.toThrow(TypeError);
      expect('lastSeen' in document.documentElement.dataset).toBe(isStored);
    },
  );

  test('uses the stored answer after 300 ms without a response, if there is one', async () => {
    jest.useFakeTimers();
    asked.mockReturnValue(new Promise(() => {}));
    kept.set('/api/cups', new Response('["Assam"]'));
    document.documentElement.dataset.offline = '';
    await boot('/tea/green', { mark: 'data-offline' });
    const seen = jest.fn();
    const answers = window.earlyAnswers!;
    for (const path of ['/api/cups', '/api/teas/green?page=1']) {
      void answers.get(path)!.then(async (answer) => seen(path, await answer.text()));
    }
    await jest.advanceTimersByTimeAsync(290);
    expect(seen).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(20);
    expect(seen.mock.calls).toEqual([['/api/cups', '["Assam"]']]);
    jest.useRealTimers();
    asked.mockImplementation(async () => new Response('{}'));
  });

  test("also stores the answers to the calls of the page's widgets", async () => {
    await boot('/tea/green', { mark: 'data-offline' });
    await window.beginOwnCall!('/api/spoons');
    await new Promise((done) => setTimeout(done));
    expect([...kept.keys()]).toContain('/api/spoons');
    expect(await text('/api/spoons')).toBe('{}');
  });

  test('prefers the answer from the network', async () => {
    kept.set('/api/cups', new Response('["Assam"]'));
    document.documentElement.dataset.offline = '';
    await boot('/tea/green', { mark: 'data-offline' });
    expect(await text('/api/cups')).toBe('{}');
  });
});

describe('a page that can be read without scripts', () => {
  const held = (asks = '') => `<template id="application" ${asks}><meta name="ran"></template>`;
  const isLoaded = () => document.querySelector('head > meta[name="ran"]') !== null;
  const open = (asks = '', isStudent = false) => boot('/', { isStudent, head: held(asks) });

  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML =
      '<div id="page"><p data-asking="Loading..."></p><a href="/about">About</a><button>Theme</button></div>';
  });
  afterEach(() => jest.useRealTimers());

  test('loads the scripts 2.5 seconds after the load event', async () => {
    expect(await open()).toEqual([]);
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(2499);
    expect(isLoaded()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(isLoaded()).toBe(true);
  });

  test.each(['pointerover', 'focusin', 'click', 'keydown'])(
    'loads the scripts at %s on a button, but not on a link',
    async (type) => {
      await open();
      document.querySelector('a')!.dispatchEvent(new Event(type, { bubbles: true }));
      expect(isLoaded()).toBe(false);
      document.querySelector('button')!.dispatchEvent(new Event(type, { bubbles: true }));
      expect(isLoaded()).toBe(true);
    },
  );

  test('loads the scripts at once for a student', async () => {
    await open('', true);
    expect(isLoaded()).toBe(true);
  });

  test.each([
    ['a student without the flag', true],
    ['a visitor', false],
  ])(
    'after its session check, loads the scripts only for a student: %s',
    async (_whom, isAuthenticated) => {
      jest.useRealTimers();
      let answerNow = (_answer: Response) => {};
      asked.mockReturnValueOnce(new Promise((resolve) => (answerNow = resolve)));
      expect(await open('data-asks-session')).toEqual(['/api/auth/verify-token']);
      document.dispatchEvent(new Event('DOMContentLoaded'));
      expect(document.body).toHaveTextContent('Loading...');
      answerNow(new Response(JSON.stringify({ isAuthenticated })));
      const answer = await window.earlyAnswers!.get('/api/auth/verify-token')!;
      expect(await answer.json()).toEqual({ isAuthenticated });
      await waitFor(() => expect(document.body).not.toHaveTextContent('Loading...'));
      expect(isLoaded()).toBe(isAuthenticated);
    },
  );
});

test('ignores the rejection of a skipped page transition, and no other unhandled rejection', async () => {
  await boot('/tea/green');
  const rejection = (reason: Error) =>
    Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  const leftOut = rejection(new DOMException('Transition was aborted because of invalid state'));
  const uncaught = rejection(new TypeError('thrown on purpose'));
  for (const event of [leftOut, uncaught]) window.dispatchEvent(event);
  expect([leftOut.defaultPrevented, uncaught.defaultPrevented]).toEqual([true, false]);
});
