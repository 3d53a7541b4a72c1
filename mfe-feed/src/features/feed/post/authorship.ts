import type { Post } from '@campus/contract';

/** Nobody may know who wrote a confession, so its author is not in the answer. */
export function isConfession(post: Post): boolean {
  return post.user_id === null;
}

export function authorName(post: Post): string {
  return post.user_id?.username || 'Anonymous';
}

export function communityName(post: Post): string {
  return post.community_id.name || 'Community';
}
