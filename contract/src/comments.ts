import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { commentMessages as say } from './messages/posts';
import { optionalFlag, optionalText } from './shared/answer';
import { id, idParams } from './shared/fields';
import { boundedText } from './shared/text';

/**
 * On a confession `username` is a label within the thread (`Anonymous 1`, `OP`), never a name. `isAuthor`
 * is an extra: whether the student wrote it.
 */
export const comment = z.object({
  _id: id,
  username: optionalText,
  content: z.string(),
  isAuthor: optionalFlag,
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
  body: commentForm,
  answer: comment,
  status: 201,
});
