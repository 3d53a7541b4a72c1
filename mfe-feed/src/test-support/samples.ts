import type { Comment, Community, Post } from '@campus/contract';

export function aPost(id: string, changes: Partial<Post> = {}): Post {
  return {
    _id: id,
    content: `Words of ${id}`,
    images: [],
    date: '2026-03-14T12:00:00.000Z',
    likes: 2,
    dislikes: 1,
    user_id: { username: 'asha' },
    community_id: { _id: 'c1', name: 'Photography' },
    userLiked: false,
    userDisliked: false,
    isAuthor: false,
    commentsCount: 0,
    ...changes,
  };
}

export function posts(prefix: string, count: number): Post[] {
  return Array.from({ length: count }, (_, index) => aPost(`${prefix}${index + 1}`));
}

export const pageOf = (items: readonly Post[], hasMore = false) => ({
  posts: items,
  pagination: hasMore ? { hasMore, nextCursor: 'next' } : { hasMore },
});

export const communities: Community[] = [
  { _id: 'c1', name: 'Photography', description: 'Light and shade' },
  { _id: 'c2', name: 'Robotics', description: 'Things that move' },
  { _id: 'c9', name: 'Confession', description: 'Hidden', isConfession: true },
];

export const aComment = (id: string, changes: Partial<Comment> = {}): Comment => ({
  _id: id,
  username: 'ravi',
  content: `Remark ${id}`,
  isAuthor: false,
  likes: 0,
  isLiked: false,
  ...changes,
});
