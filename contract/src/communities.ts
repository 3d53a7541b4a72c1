import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { done, optionalCount, optionalText } from './shared/answer';
import { id, idParams } from './shared/fields';

/**
 * `isConfession` and the fields after it are extras in addition to SPEC.md's fields: pages hide the confessions
 * community by `isConfession` rather than by its name. A server without memberships sends none of the others.
 */
export const community = z.object({
  _id: id,
  name: z.string(),
  description: optionalText,
  isConfession: z.optional(z.boolean()),
  /** Whether it belongs to "Your Communities": the joined ones, or all if none is joined. */
  isYours: z.optional(z.boolean()),
  joined: z.optional(z.boolean()),
  muted: z.optional(z.boolean()),
  members: z.optional(z.number()),
  /** Whether it has its own rules. */
  hasRules: z.optional(z.boolean()),
  /** Whether the student moderates it. */
  isModerator: z.optional(z.boolean()),
  /** Others' posts since the student last saw the community, at most `limits.unreadPosts`; none if it is muted. */
  unread: z.optional(z.number()),
});

export type Community = z.output<typeof community>;

export const listCommunities = endpoint({
  method: 'GET',
  path: '/api/communities',
  answer: z.array(community),
});

/** Posts of the last seven days in each community, at most `limits.weekPosts` each. */
export const listActivity = endpoint({
  method: 'GET',
  path: '/api/communities/activity',
  answer: z.array(z.object({ _id: id, posts: optionalCount })),
});

/** Repeating it changes nothing. */
export const joinCommunity = endpoint({
  method: 'PUT',
  path: '/api/communities/:id/membership',
  params: idParams,
  answer: done,
});

export const leaveCommunity = endpoint({
  method: 'DELETE',
  path: '/api/communities/:id/membership',
  params: idParams,
  answer: done,
});

export const muteCommunity = endpoint({
  method: 'PUT',
  path: '/api/communities/:id/muted',
  params: idParams,
  body: z.object({ muted: z.boolean() }),
  answer: done,
});

/** Posts made from now on are unread. */
export const seeCommunity = endpoint({
  method: 'PUT',
  path: '/api/communities/:id/seen',
  params: idParams,
  answer: done,
});
