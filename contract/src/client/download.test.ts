import { download, sessionOverEvent, type ApiFailure } from '.';

const path = '/api/user/export';

function answerWith(response: () => Response) {
  globalThis.fetch = jest.fn(async () => response());
}

const failure = () => download(path).catch((error: unknown) => error as ApiFailure);

test('returns the file and its name', async () => {
  const headers = { 'content-disposition': 'attachment; filename="campus-data-asha.zip"' };
  answerWith(() => new Response('PK...', { headers }));
  const { file, name } = await download(path);
  expect(name).toBe('campus-data-asha.zip');
  expect(file.size).toBe(5);
});

test('ignores a file name that would leave the folder', async () => {
  const headers = { 'content-disposition': 'attachment; filename="../../evil"' };
  answerWith(() => new Response('PK...', { headers }));
  expect((await download(path)).name).toBe('download');
});

test('throws the message of the server', async () => {
  answerWith(
    () => new Response(JSON.stringify({ message: 'Too many requests.' }), { status: 429 }),
  );
  expect(await failure()).toMatchObject({ status: 429, serverMessage: 'Too many requests.' });
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an incomplete file', () => Promise.resolve(brokenOff())],
  ['an empty file', () => Promise.resolve(new Response(''))],
])('%s counts as a network failure', async (_case, answer) => {
  globalThis.fetch = jest.fn(answer);
  expect(await failure()).toMatchObject({ name: 'ApiFailure', status: 0 });
});

function brokenOff(): Response {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network')) });
  return new Response(body);
}

test('fires the session-over event on 401', async () => {
  const over = jest.fn();
  window.addEventListener(sessionOverEvent, over);
  answerWith(() => new Response('{}', { status: 401 }));
  expect(await failure()).toMatchObject({ status: 401 });
  expect(over).toHaveBeenCalledTimes(1);
  window.removeEventListener(sessionOverEvent, over);
});
