import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { confession } from './posts';
import { id } from './shared/fields';
import { pageQuery, pagination } from './shared/paging';

/** `mine=true` is an extra: the student's own confessions, which no other list shows as theirs. */
export const listConfessions = endpoint({
  method: 'GET',
  path: '/api/posts/confession',
  query: z.extend(pageQuery, { mine: z.optional(z.enum(['true', 'false'])) }),
  answer: z.object({ posts: z.array(confession), community_id: id, pagination }),
});
