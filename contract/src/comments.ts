import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { commentMessages as say } from './messages/posts';
import { done, moment, orNull, optionalCount, optionalFlag, optionalText } from './shared/answer';
import { id, idParams } from './shared/fields';
import { boundedText } from './shared/text';

/**
 * On a confession `username` is a label within the thread (`Anonymous 1`, `OP`), never a name. `isAuthor`
 * is an extra: whether the student wrote it.
 */
export const comment = z.object({
  _id: id,
  username: optionalText,
  /** Address of the author's small picture, if any; never on a confession. */
  avatar: z.optional(z.string()),
  content: z.string(),
  isAuthor: optionalFlag,
  /** Rounded to the minute on a confession. */
  createdAt: z.optional(moment),
  /** Only if true, and never on a confession. */
  isEdited: z.optional(z.boolean()),
  likes: optionalCount,
  isLiked: optionalFlag,
  /** The comment it replies to: always a top-level one, which may have been deleted. */
  parentId: z.optional(id),
});

export type Comment = z.output<typeof comment>;

export const commentForm = z.object({
  comment: boundedText({
    required: say.required,
    max: limits.commentLength,
    tooLong: say.tooLong,
    moderation: 'comment',
    evidence: true,
  }),
});

export const listComments = endpoint({
  method: 'GET',
  path: '/api/posts/:id/comments',
  params: idParams,
  answer: z.array(comment),
});

export const createComment = endpoint({
  method: 'POST',
  path: '/api/posts/:id/comments',
  params: idParams,
  body: z.extend(commentForm, { parentId: z.optional(id) }),
  answer: comment,
  status: 201,
});

const commentParams = z.object({ id, commentId: id });

export const updateComment = endpoint({
  method: 'PUT',
  path: '/api/posts/:id/comments/:commentId',
  params: commentParams,
  body: commentForm,
  answer: comment,
});

/** Replies to it stay. */
export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/api/posts/:id/comments/:commentId',
  params: commentParams,
  answer: done,
});

const liked = z.object({ likes: orNull(z.number()), isLiked: orNull(z.boolean()) });

export const likeComment = endpoint({
  method: 'PUT',
  path: '/api/posts/:id/comments/:commentId/like',
  params: commentParams,
  answer: liked,
});

export const unlikeComment = endpoint({
  method: 'DELETE',
  path: '/api/posts/:id/comments/:commentId/like',
  params: commentParams,
  answer: liked,
});

const mention = /(^|[^\w@])@(\w{3,20})(?!\w)/g;

/** The pieces of a text: plain words, and mentioned usernames such as `@asha`. */
export function readMentions(
  text: string,
): { readonly text: string; readonly username?: string }[] {
  const pieces: { text: string; username?: string }[] = [];
  let end = 0;
  for (const { index, 1: before = '', 2: username = '' } of text.matchAll(mention)) {
    const start = index + before.length;
    if (start > end) pieces.push({ text: text.slice(end, start) });
    end = start + 1 + username.length;
    pieces.push({ text: text.slice(start, end), username });
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** The usernames mentioned in a text, without duplicates and in lower case, up to the number that is notified. */
export function mentionedIn(text: string): string[] {
  const names = readMentions(text).flatMap(({ username }) => username?.toLowerCase() ?? []);
  return [...new Set(names)].slice(0, limits.mentions);
}
