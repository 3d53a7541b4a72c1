import { call } from '.';
import { likePost, readVotes } from '..';
import { takeEarlyAnswer } from './early-answers';

const address = '/api/posts/p1/likes-dislikes';
const params = { id: 'p1' };
const answer = (likes: number) =>
  new Response(JSON.stringify({ likes, dislikes: 0, userLiked: false, userDisliked: false }));
const fetched = jest.fn(async () => answer(2));

beforeEach(() => {
  fetched.mockClear();
  globalThis.fetch = fetched;
});

test('a call uses the answer that the document requested early, once', async () => {
  window.earlyAnswers = new Map([[address, Promise.resolve(answer(1))]]);
  expect(await call(readVotes, { params })).toMatchObject({ likes: 1 });
  expect(fetched).not.toHaveBeenCalled();
  expect(await call(readVotes, { params })).toMatchObject({ likes: 2 });
});

test('a failed early request counts as a network failure', async () => {
  window.earlyAnswers = new Map([[address, Promise.reject(new TypeError('Failed to fetch'))]]);
  await expect(call(readVotes, { params })).rejects.toMatchObject({ status: 0 });
});

test('an aborted wait for an early answer rejects at once', async () => {
  window.earlyAnswers = new Map([[address, new Promise<Response>(() => undefined)]]);
  const leaving = new AbortController();
  const waiting = takeEarlyAnswer(address, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
});

test('a write discards the answers that were requested before it', async () => {
  window.earlyAnswers = new Map([[address, Promise.resolve(answer(1))]]);
  await call(likePost, { params }).catch(() => undefined);
  fetched.mockResolvedValueOnce(answer(3));
  expect(await call(readVotes, { params })).toMatchObject({ likes: 3 });
});
