import { answerTo, type DataSet, emptied } from './throwaway-site';

const ask = (path: string, dataSet?: DataSet) => answerTo({ method: 'GET', path, dataSet });

test('a full site answers a student with the demo data, with its times shifted to now', () => {
  const { status, body } = ask('/api/communities', 'full');
  expect(status).toBe(200);
  expect(body).toContainEqual(expect.objectContaining({ _id: expect.any(String) }));
  const sessions = ask('/api/user/sessions', 'full').body as { lastSeen: string }[];
  expect(Date.now() - Date.parse(sessions[0]?.lastSeen ?? '')).toBeLessThan(60_000);
});

test('an exact path has its own answer, other paths that of their pattern', () => {
  expect(ask('/api/posts/community/any', 'full').body).toHaveProperty('posts');
  expect(ask('/api/sell/user', 'full').body).toHaveProperty('ads');
});

test('an empty site has the same answers without entries', () => {
  expect(ask('/api/communities', 'empty')).toEqual({ status: 200, body: [] });
  expect(emptied({ posts: [1], pagination: { page: 1, total: 7 } })).toEqual({
    posts: [],
    pagination: { page: 1, total: 0 },
  });
});

test('staff see the demo data too', () => {
  expect(ask('/api/communities', 'staff')).toEqual(ask('/api/communities', 'full'));
  expect(ask('/api/auth/me', 'staff').body).toMatchObject({ isStaff: true });
  expect(ask('/api/auth/me', 'full').body).toMatchObject({ isStaff: false });
});

test('a broken site fails calls but keeps the student signed in', () => {
  expect(ask('/api/communities', 'broken').status).toBe(503);
  expect(ask('/api/auth/me', 'broken').status).toBe(200);
});

test('a read without a session answers 401, and a write answers 503', () => {
  expect(ask('/api/communities').status).toBe(401);
  expect(answerTo({ method: 'POST', path: '/api/communities', dataSet: 'full' }).status).toBe(503);
});
