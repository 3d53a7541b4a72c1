import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { done, orNull } from './shared/answer';
import { idParams } from './shared/fields';

export const voteState = z.object({
  likes: z.number(),
  dislikes: z.number(),
  userLiked: z.boolean(),
  userDisliked: z.boolean(),
});

export type VoteState = z.output<typeof voteState>;

export const readVotes = endpoint({
  method: 'GET',
  path: '/api/posts/:id/likes-dislikes',
  params: idParams,
  answer: voteState,
});

/** SPEC.md requests the counts after a vote: an answer may omit them. */
const voted = z.extend(done, {
  likes: orNull(z.number()),
  dislikes: orNull(z.number()),
  userLiked: orNull(z.boolean()),
  userDisliked: orNull(z.boolean()),
});

/** A toggle: repeating a vote removes it; the opposite vote replaces it. */
export const likePost = endpoint({
  method: 'POST',
  path: '/api/posts/:id/like',
  params: idParams,
  answer: voted,
});

export const dislikePost = endpoint({
  method: 'POST',
  path: '/api/posts/:id/dislike',
  params: idParams,
  answer: voted,
});
