import type { Post } from '@campus/contract';
import type { PostRow } from './hydrate';

/** What a row alone does not say. */
export interface Context {
  /** Of the confessions on the page, the student's own. */
  readonly ownConfessions: ReadonlySet<string>;
}

/** A post without its pictures, which are read from elsewhere. */
export type WithoutImages = Omit<Post, 'images' | 'thumbnails'>;

const unknown: Context = { ownConfessions: new Set() };

/**
 * What is told of a post. It is built from a list of fields, and a post is anonymous unless its row says
 * that it is none of the confessions: what is missing or new stays hidden.
 */
export function presentPost(row: PostRow, context: Context = unknown): WithoutImages {
  const open = row.isConfession === false && row.username !== null;
  return {
    _id: row.id,
    content: row.content,
    date: open ? row.createdAt : toTheMinute(row.createdAt),
    likes: row.likes,
    dislikes: row.dislikes,
    user_id: open && row.username !== null ? { username: row.username } : null,
    community_id: { _id: row.communityId, name: row.communityName },
    userLiked: row.myVote === 1,
    userDisliked: row.myVote === -1,
    isAuthor: open ? row.isAuthor === true : context.ownConfessions.has(row.id),
    commentsCount: row.commentsCount,
  };
}

/** @returns ISO 8601 with seconds and milliseconds at zero */
export function toTheMinute(moment: string | Date): string {
  const time = new Date(moment);
  time.setUTCSeconds(0, 0);
  return time.toISOString();
}
