import type { Post } from '@campus/contract';

/** Nobody may know who wrote a confession, so its author is not in the answer. */
export function isConfession(post: Post): boolean {
  return post.user_id === null;
}

export function authorName(post: Post): string {
  return post.user_id?.username || 'Anonymous';
}

/** For `Avatar`: the author's picture, where there is one. */
export const pictureOf = ({ avatar }: { readonly avatar?: string | null | undefined }) =>
  avatar ? { src: avatar } : {};

export function communityName(post: Post): string {
  return post.community_id.name || 'Community';
}
