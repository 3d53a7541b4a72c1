import * as z from 'zod/mini';
import { ApiFailure, call, readTolerantly, requestFailedEvent } from '.';
import {
  datingHome,
  likePost,
  listComments,
  listConfessions,
  listMessages,
  listPosts,
  newChatMessage,
  sendMatchRequest,
  sendMessage,
  type Endpoint,
} from '..';
import { endpoints, optionalParts, sampleAnswer } from '../testing';

const heard = jest.fn();
const hear = (event: Event) => heard((event as CustomEvent<{ misfit?: string }>).detail.misfit);
beforeEach(() => {
  heard.mockClear();
  window.addEventListener(requestFailedEvent, hear);
});
afterEach(() => window.removeEventListener(requestFailedEvent, hear));

function answerWith(body: unknown): void {
  globalThis.fetch = async () => new Response(JSON.stringify(body));
}

const post = { _id: 'p1', content: 'Chai?' };

test('a post with only its content is filled with defaults, and nothing is reported', async () => {
  answerWith({ posts: [post] });
  const { posts, pagination } = await call(listPosts, {});
  expect(posts[0]).toMatchObject({
    ...post,
    images: [],
    likes: 0,
    user_id: { username: '' },
    community_id: { name: '' },
    isAuthor: false,
  });
  expect(pagination).toEqual({ hasMore: false });
  expect(heard).not.toHaveBeenCalled();
});

test('a confession without an author is read with user_id null', async () => {
  answerWith({ posts: [post], community_id: 'c9' });
  expect((await call(listConfessions, {})).posts[0]?.user_id).toBeNull();
});

test('an unreadable entry is dropped from its list and reported once, without its content', async () => {
  answerWith([null, { _id: 'c1', content: 'Yes' }, { username: 'ravi' }, 'secret']);
  const comments = await call(listComments, { params: { id: 'p1' } });
  expect(comments.map(({ content }) => content)).toEqual(['Yes']);
  expect(heard.mock.calls).toEqual([['0']]);
});

test('an optional field of the wrong type counts as missing and is reported once', async () => {
  answerWith({ posts: [{ ...post, likes: 'many', images: 'none', user_id: 7 }], pagination: null });
  const { posts, pagination } = await call(listPosts, {});
  expect(posts[0]).toMatchObject({ likes: 0, images: [], user_id: { username: '' } });
  expect(pagination.hasMore).toBe(false);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a dating home without counters is read with zeros', async () => {
  const { profile } = sampleAnswer(datingHome) as { profile: object };
  answerWith({ profile });
  const { stats } = await call(datingHome, {});
  expect(stats).toEqual({ pendingRequests: 0, acceptedMatches: 0, unreadChats: 0 });
});

test.each([['ravi'], [{ _id: 'ravi' }], [{ id: 'ravi', name: 'Ravi' }]])(
  'a message is read with a sender that is an id or an object with an id: %j',
  async (sender) => {
    answerWith([{ _id: 'm1', sender, message: 'Hi', createdAt: '2026-03-14T12:00:00.000Z' }]);
    const [message] = await call(listMessages, { params: { matchId: 'm' } });
    expect(message?.sender).toBe('ravi');
  },
);

test('a write answered with only a message succeeds', async () => {
  answerWith({ message: 'ok' });
  const sent = await call(sendMessage, { body: { matchId: 'm', message: 'Hi' } });
  expect(sent).toEqual({ message: 'ok', sent: null });
  expect(await call(sendMatchRequest, { body: { toUserId: 'u' } })).toMatchObject({
    matched: false,
  });
  expect((await call(likePost, { params: { id: 'p1' } })).likes).toBeNull();
});

test('an answer of the wrong shape fails and is reported', async () => {
  for (const body of [null, [], 'no', { posts: 'none' }]) {
    answerWith(body);
    await expect(call(listPosts, {})).rejects.toBeInstanceOf(ApiFailure);
  }
  expect(heard).toHaveBeenCalledTimes(4);
});

test('a long list in which every entry misfits is read in a few passes, not in one for each', () => {
  let read = 0;
  const counted = z.string().check(z.refine(() => (read += 1) > 0));
  const list = z.array(z.object({ _id: counted, likes: z._default(z.number(), 0) }));
  const entries = Array.from({ length: 500 }, (_, at) => ({ _id: String(at), likes: null }));
  const odd = [...entries, { likes: null }, { likes: 1 }, null];
  const { data = [] } = readTolerantly(list, odd);
  expect(data).toEqual(entries.map(({ _id }) => ({ _id, likes: 0 })));
  expect(read).toBeLessThanOrEqual(4 * entries.length);
});

test('a refusal keeps its message and reason beside parts that do not fit', async () => {
  const said = { message: 'No', type: 'content_moderation_failed', field: null, reason: 'Rude' };
  globalThis.fetch = async () => new Response(JSON.stringify(said), { status: 400 });
  await expect(call(likePost, { params: { id: 'p1' } })).rejects.toMatchObject({
    status: 400,
    serverMessage: 'No',
    type: 'content_moderation_failed',
    reason: 'Rude',
  });
});

test('a pushed message is read beside parts that do not fit, and another event is not one', () => {
  const message = { _id: 'm1', sender: 'ravi', message: 'Hi', createdAt: '2026-03-14T12:00:00Z' };
  const { data } = readTolerantly(newChatMessage, {
    matchId: 'm',
    message: { ...message, isHeld: null },
  });
  expect(data?.message.message).toBe('Hi');
  expect(readTolerantly(newChatMessage, { matchId: 'm', readAt: 'now' }).success).toBe(false);
});

/** Required parts of an entry by SPEC.md sections 3 and 7; all other parts of an answer may be missing. */
const essential = new Set(
  `_id user_id userId matchId content name title price source destination seatsAvailable sender message
  journeyDate journeyTime eventDate eventTime exploreDate exploreTime createdAt emailSuffix username state
  kind profile community_id college_id isAuthenticated isAuthor isOrganizer available hasProfile likes
  dislikes userLiked userDisliked posts ads cabs events explores profiles notifications
  conversations listing listingId`.split(/\s+/),
);

function requiredParts(endpoint: Endpoint): string[] {
  const optional = new Set(optionalParts(endpoint).map((path) => path.join('.')));
  const names = new Set<string>();
  const look = (node: unknown, path: readonly string[]): void => {
    if (optional.has(path.join('.')) || typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return look(node[0], [...path, '*']);
    for (const [key, part] of Object.entries(node)) {
      if (!optional.has([...path, key].join('.'))) names.add(key);
      look(part, [...path, key]);
    }
  };
  look(sampleAnswer(endpoint), []);
  return [...names];
}

const forStudents = endpoints.filter(({ path }) => !path.startsWith('/api/staff'));

test.each(
  forStudents.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
)('%s requires only the fields that pages need', (_name, endpoint) => {
  expect(requiredParts(endpoint).filter((name) => !essential.has(name))).toEqual([]);
});
