import type { Post } from '@campus/contract';

/** Confessions are anonymous, so the answer does not contain their author. */
export function isConfession(post: Post): boolean {
  return post.user_id === null;
}

export function authorName(post: Post): string {
  return post.user_id?.username || 'Anonymous';
}

/** Props for `Avatar`: the author's picture, if there is one. */
export const pictureOf = ({ avatar }: { readonly avatar?: string | null | undefined }) =>
  avatar ? { src: avatar } : {};

export function communityName(post: Post): string {
  return post.community_id.name || 'Community';
}
