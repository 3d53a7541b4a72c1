import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { communityMessages as say } from './messages/communities';
import { done, moment, optionalFlag, optionalText } from './shared/answer';
import { id, idParams, usernameParam } from './shared/fields';
import { boundedText, looseText } from './shared/text';

const moderator = z.object({ username: z.string(), isFounder: optionalFlag });

export type CommunityModerator = z.output<typeof moderator>;

/** The rules and moderators of a community. 404 for confessions. */
export const readCommunityRules = endpoint({
  method: 'GET',
  path: '/api/communities/:id/rules',
  params: idParams,
  answer: z.object({
    /** Empty if it has none. */
    rules: optionalText,
    /** The founder first. */
    moderators: z._default(z.array(moderator), []),
    /** Whether the requesting student is one of them. */
    isModerator: optionalFlag,
    /** Whether the requesting student may add and remove the others. */
    isFounder: optionalFlag,
  }),
});

export type CommunityRules = z.output<(typeof readCommunityRules)['answer']>;

export const rulesForm = z.object({
  rules: looseText({
    max: limits.rulesLength,
    tooLong: say.rulesTooLong,
    moderation: 'description',
    evidence: false,
  }),
});

/** By a moderator. An empty text removes the rules. */
export const writeCommunityRules = endpoint({
  method: 'PUT',
  path: '/api/communities/:id/rules',
  params: idParams,
  body: rulesForm,
  answer: done,
});

const moderatorParams = z.object({
  id,
  username: usernameParam(say.nobody),
});

/** By a founder. Repeating it changes nothing. */
export const nameModerator = endpoint({
  method: 'PUT',
  path: '/api/communities/:id/moderators/:username',
  params: moderatorParams,
  answer: done,
});

/** By a founder, or by the moderator themselves. */
export const removeModerator = endpoint({
  method: 'DELETE',
  path: '/api/communities/:id/moderators/:username',
  params: moderatorParams,
  answer: done,
});

/** By a moderator of its community. Pinned posts are shown first there, the last pinned one on top. */
export const pinPost = endpoint({
  method: 'PUT',
  path: '/api/posts/:id/pinned',
  params: idParams,
  body: z.object({ pinned: z.boolean() }),
  answer: done,
});

export const hideForm = z.object({
  reason: boundedText({
    required: say.reasonRequired,
    max: limits.hideReason,
    tooLong: say.reasonTooLong,
    moderation: 'description',
    evidence: false,
  }),
});

/** By a moderator of its community. Nobody sees the post any more; its author is given the reason. */
export const hidePost = endpoint({
  method: 'PUT',
  path: '/api/posts/:id/hidden',
  params: idParams,
  body: hideForm,
  answer: done,
});

/** By a moderator of its community, and only for posts hidden by a moderator. */
export const restorePost = endpoint({
  method: 'DELETE',
  path: '/api/posts/:id/hidden',
  params: idParams,
  answer: done,
});

const commentParams = z.extend(idParams, { commentId: id });

/** Like `hidePost`, for a comment. Replies to it stay. */
export const hideComment = endpoint({
  method: 'PUT',
  path: '/api/posts/:id/comments/:commentId/hidden',
  params: commentParams,
  body: hideForm,
  answer: done,
});

/** Like `restorePost`, for a comment. */
export const restoreComment = endpoint({
  method: 'DELETE',
  path: '/api/posts/:id/comments/:commentId/hidden',
  params: commentParams,
  answer: done,
});

const hiddenPost = z.object({
  _id: id,
  /** For a comment, the post that it is on. */
  postId: z.optional(id),
  /** The beginning of its text. */
  excerpt: optionalText,
  reason: optionalText,
  /** Username of the moderator who hid it. */
  by: optionalText,
  /** When it was hidden. */
  createdAt: moment,
});

export type HiddenPost = z.output<typeof hiddenPost>;

/** For moderators: posts and comments hidden by any moderator, newest first, at most `limits.hiddenListed`. */
export const listHiddenPosts = endpoint({
  method: 'GET',
  path: '/api/communities/:id/hidden',
  params: idParams,
  answer: z.array(hiddenPost),
});
