import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { optionalText } from './shared/answer';
import { id } from './shared/fields';

/**
 * `isConfession` is an extra beside SPEC.md's fields: pages hide the community of confessions by it
 * rather than by its name.
 */
export const community = z.object({
  _id: id,
  name: z.string(),
  description: optionalText,
  isConfession: z.optional(z.boolean()),
});

export type Community = z.output<typeof community>;

export const listCommunities = endpoint({
  method: 'GET',
  path: '/api/communities',
  answer: z.array(community),
});
