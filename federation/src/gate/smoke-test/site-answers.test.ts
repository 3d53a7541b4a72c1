import { answerTo, emptied } from './site-answers';

const ask = (path: string, dataSet?: 'full' | 'empty' | 'broken') =>
  answerTo({ method: 'GET', path, dataSet });

test('a student of a full site gets what the demo holds, as of now', () => {
  const { status, body } = ask('/api/communities', 'full');
  expect(status).toBe(200);
  expect(body).toContainEqual(expect.objectContaining({ _id: expect.any(String) }));
  const sessions = ask('/api/user/sessions', 'full').body as { lastSeen: string }[];
  expect(Date.now() - Date.parse(sessions[0]?.lastSeen ?? '')).toBeLessThan(60_000);
});

test('any address of a call is answered, an address without parameters by its own', () => {
  expect(ask('/api/posts/community/any', 'full').body).toHaveProperty('posts');
  expect(ask('/api/sell/user', 'full').body).toHaveProperty('ads');
});

test('an empty site has the same answers without an entry', () => {
  expect(ask('/api/communities', 'empty')).toEqual({ status: 200, body: [] });
  expect(emptied({ posts: [1], pagination: { page: 1, total: 7 } })).toEqual({
    posts: [],
    pagination: { page: 1, total: 0 },
  });
});

test('where calls fail the student stays signed in', () => {
  expect(ask('/api/communities', 'broken').status).toBe(503);
  expect(ask('/api/auth/me', 'broken').status).toBe(200);
});

test('a visitor reads nothing, and nobody writes', () => {
  expect(ask('/api/communities').status).toBe(401);
  expect(answerTo({ method: 'POST', path: '/api/communities', dataSet: 'full' }).status).toBe(503);
});
