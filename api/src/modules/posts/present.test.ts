import type { PostRow } from './posts.repository';
import { presentPost } from './present';

const row: PostRow = {
  id: 'p1',
  content: 'Hello',
  createdAt: '2026-03-14T09:26:53.589Z',
  likes: 2,
  dislikes: 1,
  commentsCount: 3,
  communityId: 'c1',
  communityName: 'Hostel Life',
  isConfession: false,
  isPinned: false,
  username: 'asha',
  isAuthor: true,
  myVote: 1,
  images: null,
  avatar: null,
};

it('presentPost returns exactly the fields of the contract', () => {
  expect(presentPost(row)).toEqual({
    _id: 'p1',
    content: 'Hello',
    date: '2026-03-14T09:26:53.589Z',
    likes: 2,
    dislikes: 1,
    user_id: { username: 'asha' },
    community_id: { _id: 'c1', name: 'Hostel Life' },
    userLiked: true,
    userDisliked: false,
    isAuthor: true,
    commentsCount: 3,
  });
});

it.each([
  ['a confession', { ...row, isConfession: true }],
  ['a row that does not say', { ...row, isConfession: undefined }],
  ['a row that says it wrongly', { ...row, isConfession: 'f' }],
])('presentPost hides the author of %s, even if the row contains one', (_name, given) => {
  const presented = presentPost(given as PostRow);
  expect(presented).toMatchObject({
    user_id: null,
    isAuthor: false,
    date: '2026-03-14T09:26:00.000Z',
  });
  expect(JSON.stringify(presented)).not.toContain('asha');
});

it('presentPost marks a confession as own only if its id is in ownConfessions', () => {
  const confession = { ...row, isConfession: true, username: null, isAuthor: null };
  expect(presentPost(confession, { ownConfessions: new Set(['p1']) }).isAuthor).toBe(true);
  expect(presentPost(confession, { ownConfessions: new Set(['p2']) }).isAuthor).toBe(false);
});

it('presentPost drops unknown columns of a row', () => {
  const presented = presentPost({ ...row, authorId: 'secret' } as PostRow);
  expect(JSON.stringify(presented)).not.toContain('secret');
});
