import 'fake-indexeddb/auto';
import { addressOf, type QueuedCall } from '@campus/contract/client';
import { createComment, dislikePost, likePost, me, readVotes } from '@campus/contract';
import { fakeServer, moderated, offline, refusal, type Routes } from '@campus/contract/testing';
import { change, remove, store, stored } from './queue-store';
import { sendQueued } from './offline-queue';

const params = { id: 'p' };
const comments = addressOf(createComment, params, {});
const create = `POST ${comments}`;

const comment = (key: string): QueuedCall => ({
  kind: 'comment',
  text: key,
  href: '/post/p',
  key,
  method: 'POST',
  address: comments,
  body: { comment: key },
});

const vote = (wanted: 'like' | 'dislike' | 'none'): QueuedCall => ({
  kind: 'vote',
  text: wanted,
  href: '/post/p',
  key: 'vote:p',
  method: 'POST',
  address: addressOf(likePost, params, {}),
  body: undefined,
});

async function queued(calls: readonly QueuedCall[], student = 's'): Promise<void> {
  for (const call of calls) await store({ ...call, student });
}

const onChange = jest.fn(() => Promise.resolve());

async function sent(routes: Routes) {
  const server = fakeServer({ [`GET ${me.path}`]: () => ({ _id: 's' }), ...routes });
  await sendQueued(onChange);
  return server;
}

const left = async () => (await stored()).map(({ key, problem }) => [key, problem]);

beforeEach(async () => {
  onChange.mockClear();
  for (const { order } of await stored()) await remove(order);
});
afterEach(() => jest.useRealTimers());

it('sends queued writes in order, each with its idempotency key, and reports each result', async () => {
  await queued([comment('a'), comment('b')]);
  const server = await sent({ [create]: () => ({}) });
  const calls = server.calls(create);
  expect(calls.map(({ body }) => body)).toEqual([{ comment: 'a' }, { comment: 'b' }]);
  expect(calls.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['a', 'b']);
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(await left()).toEqual([]);
});

it('sends no request while the queue is empty', async () => {
  expect((await sent({})).asked).toEqual([]);
});

it.each([
  ['offline', () => Promise.reject(offline)],
  ['signed out', () => refusal(401, 'Please log in')],
  ['another student is signed in', () => ({ _id: 'other' })],
])('sends no queued write while %s', async (_, who) => {
  await queued([comment('a')]);
  const server = await sent({ [`GET ${me.path}`]: who });
  expect(server.asked).toHaveLength(1);
  expect(await left()).toEqual([['a', undefined]]);
});

it.each([
  ['the connection is lost', () => Promise.reject(offline)],
  ['the session ends', () => refusal(401, 'Please log in')],
  ['the server fails', () => refusal(503, 'Later')],
])('keeps all writes in order when %s during sending', async (_, answer) => {
  await queued([comment('a'), comment('b')]);
  const server = await sent({ [create]: answer });
  expect(server.calls(create)).toHaveLength(1);
  expect(await left()).toEqual([
    ['a', undefined],
    ['b', undefined],
  ]);
});

it('skips a write that was rejected, or on which the server failed three times', async () => {
  await queued([comment('a'), comment('b'), comment('c')]);
  const answer = ({ body }: { body: unknown }) => {
    const { comment: text } = body as { comment: string };
    if (text === 'a') return moderated('comment', 'It is abusive');
    return text === 'b' ? refusal(500, 'Something went wrong') : {};
  };
  await sent({ [create]: answer });
  await sent({ [create]: answer });
  const server = await sent({ [create]: answer });
  expect(server.calls(create)).toHaveLength(2);
  expect(await left()).toEqual([
    ['a', 'Content moderation failed: It is abusive'],
    ['b', 'Something went wrong'],
  ]);
  expect((await stored())[0]).toMatchObject({ unfit: true });
});

const busy = (seconds: string) => ({
  ...refusal(429, 'That is a lot'),
  headers: { 'retry-after': seconds },
});

it('waits for the seconds of Retry-After, then sends the same write again', async () => {
  jest.useFakeTimers();
  await queued([comment('a'), comment('b')]);
  const start = Date.now();
  const times: [unknown, number][] = [];
  let sending = Promise.resolve<unknown>(undefined);
  await new Promise<void>((refused) => {
    sending = sent({
      [create]: ({ body }) => {
        refused();
        return times.push([body, Date.now() - start]) === 1 ? busy('59') : {};
      },
    });
  });
  await jest.advanceTimersByTimeAsync(59_000);
  await sending;
  expect(times).toEqual([
    [{ comment: 'a' }, 0],
    [{ comment: 'a' }, 59_000],
    [{ comment: 'b' }, 59_000],
  ]);
  expect(await left()).toEqual([]);
});

it('gives up on a Retry-After longer than a minute', async () => {
  await queued([comment('a')]);
  await sent({ [create]: () => busy('61') });
  expect(await left()).toEqual([['a', 'That is a lot']]);
});

it('does not resend a write whose idempotency key may have expired on the server', async () => {
  await queued([comment('a')]);
  const [call] = await stored();
  await change(call!.order, { sentAt: Date.now() - 24 * 60 * 60 * 1000 });
  const server = await sent({ [create]: () => ({}) });
  expect(server.calls(create)).toEqual([]);
  expect(await left()).toEqual([['a', expect.stringMatching(/may have been sent already/)]]);
});

it('does not restore a write that was removed while it was being sent', async () => {
  await queued([comment('a')]);
  const [call] = await stored();
  await sent({
    [create]: async () => {
      await remove(call!.order);
      return refusal(422, 'No');
    },
  });
  expect(await left()).toEqual([]);
});

describe('a queued vote', () => {
  const read = `GET ${addressOf(readVotes, params, {})}`;
  const like = `POST ${addressOf(likePost, params, {})}`;
  const dislike = `POST ${addressOf(dislikePost, params, {})}`;

  it.each([
    ['like', 'none', like],
    ['like', 'dislike', like],
    ['none', 'like', like],
    ['none', 'dislike', dislike],
    ['dislike', 'like', dislike],
    ['like', 'like', undefined],
    ['none', 'none', undefined],
  ] as const)('for %s over a stored %s sends only the difference', async (wanted, given, route) => {
    await queued([vote(wanted)]);
    const votes = { userLiked: given === 'like', userDisliked: given === 'dislike' };
    const answer = () => ({ likes: 0, dislikes: 0 });
    const { asked } = await sent({ [read]: () => votes, [like]: answer, [dislike]: answer });
    const writes = asked.filter(({ method }) => method === 'POST');
    expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual(route ? [route] : []);
    expect(await left()).toEqual([]);
  });

  it('replaces an earlier vote on the same post', async () => {
    await queued([vote('like'), comment('a'), vote('none')]);
    expect((await stored()).map(({ text }) => text)).toEqual(['a', 'none']);
  });
});
