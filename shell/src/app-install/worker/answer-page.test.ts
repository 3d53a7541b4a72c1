import { identityPath, lastSeenCache } from '@campus/contract/client';
import { answerPage } from './answer';
import { cacheNames, type RequestEvent } from './scope';

const names = cacheNames('build');
const stores = new Map<string, Map<string, Response>>();

function storeOf(name: string): Map<string, Response> {
  const store = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, store);
  return store;
}

const cacheOf = (name: string) => ({
  match: async (key: string) => storeOf(name).get(key)?.clone(),
  put: async (key: string, answer: Response) => void storeOf(name).set(key, answer),
  add: async (key: string) => void storeOf(name).set(key, await fetch(key)),
  delete: async (key: string) => storeOf(name).delete(key),
  keys: async () => [...storeOf(name).keys()],
});

beforeEach(() => {
  stores.clear();
  storeOf(names.offline).set('/offline.html', new Response('offline'));
  storeOf(lastSeenCache).set(identityPath, new Response('{}'));
  globalThis.fetch = jest.fn(async () => new Response('file'));
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    value: {
      open: async (name: string) => cacheOf(name),
      match: (key: string, { cacheName }: { cacheName: string }) => cacheOf(cacheName).match(key),
    },
  });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'caches');
});

const html = (text: string, mark = ' data-offline') =>
  `<!doctype html><html lang="en"><meta name="calls" data-student${mark} content=""><script src="/s/b/a.js"></script>${text}`;

const answerOf = (body: string, rule = 'no-cache', etag = body) =>
  new Response(body, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': rule, etag },
  });

/** Opens /tea, and waits for all background work. */
async function open(network: Promise<Response>): Promise<string> {
  const work: Promise<unknown>[] = [];
  const event = {
    request: { url: 'https://campus.example/tea?tab=green' },
    preloadResponse: network,
    waitUntil: (more: Promise<unknown>) => void work.push(more),
  } as RequestEvent;
  const answer = await answerPage(event, names);
  const text = await answer.text();
  for (const more of work) await more;
  return text;
}

const down = () => Promise.reject(new TypeError('Failed to fetch'));

test('a stored page does not say that its request had a session', async () => {
  const answer = answerOf(html('tea'));
  answer.headers.set('server-timing', 'session;desc=student');
  await open(Promise.resolve(answer));
  const stored = storeOf(names.pages).get('/tea');
  expect(stored?.headers.get('etag')).toBe(html('tea'));
  expect(stored?.headers.get('server-timing')).toBeNull();
});

test('a storable page opens offline with its files, marked as stored', async () => {
  expect(await open(Promise.resolve(answerOf(html('first'))))).toBe(html('first'));
  expect(await open(down())).toBe(html('first').replace('<html', '<html data-offline'));
  expect([...storeOf(names.assets).keys()]).toEqual(['/s/b/a.js']);
});

test('a page is stored only once its files are', async () => {
  globalThis.fetch = jest.fn(down);
  await open(Promise.resolve(answerOf(html('first'))));
  expect(await open(down())).toBe('offline');
});

test('stores the newest page, and does not read an unchanged one again', async () => {
  await open(Promise.resolve(answerOf(html('first'), 'no-cache', '"1"')));
  await open(Promise.resolve(answerOf(html('second'), 'no-cache', '"2"')));
  expect(await open(down())).toContain('second');
  const read = jest.spyOn(Response.prototype, 'clone');
  await open(Promise.resolve(answerOf(html('second'), 'no-cache', '"2"')));
  // The stored one is compared; the new response is not copied.
  expect(read.mock.instances).toHaveLength(2);
  read.mockRestore();
});

test.each([
  ['does not say that it may be kept', answerOf(html('first', ''))],
  ['no cache may hold, as of a preview', answerOf(html('first'), 'no-store')],
  [
    'is missing',
    new Response(html('first'), { status: 404, headers: { 'content-type': 'text/html' } }),
  ],
])('offline, a page that %s is replaced by the offline page', async (_, answer) => {
  await open(Promise.resolve(answer));
  expect(await open(down())).toBe('offline');
});

test('deletes a stored page that may no longer be stored', async () => {
  await open(Promise.resolve(answerOf(html('first'))));
  await open(Promise.resolve(answerOf(html('second', ''))));
  expect(await open(down())).toBe('offline');
});

test('without a stored identity, opens no stored page: it would sign the student out', async () => {
  await open(Promise.resolve(answerOf(html('first'))));
  stores.delete(lastSeenCache);
  expect(await open(down())).toBe('offline');
});

test('opens the stored page after a second without an answer, and stores the late answer', async () => {
  await open(Promise.resolve(answerOf(html('first'))));
  jest.useFakeTimers();
  let arrive = (_answer: Response) => {};
  const opened = open(new Promise((resolve) => (arrive = resolve)));
  await jest.advanceTimersByTimeAsync(900);
  const early = await Promise.race([opened.then(() => 'opened'), Promise.resolve('waits')]);
  expect(early).toBe('waits');
  await jest.advanceTimersByTimeAsync(200);
  arrive(answerOf(html('second')));
  expect(await opened).toContain('first');
  jest.useRealTimers();
  expect(await open(down())).toContain('second');
});
