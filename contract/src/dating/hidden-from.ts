import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { peopleMessages } from '../messages/people';
import { done, optionalText } from '../shared/answer';
import { usernameParam } from '../shared/fields';

/** Usernames of the students from whom the own profile is hidden. It does not reveal whether they use dating. */
export const listHiddenFrom = endpoint({
  method: 'GET',
  path: '/api/dating/hidden-from',
  answer: z.array(z.object({ username: z.string(), createdAt: optionalText })),
});

const hiddenFromParams = z.object({ username: usernameParam(peopleMessages.missing) });

/**
 * Hides the own profile from a student of the college. Requests and matches stay, and the hiding student still
 * sees the other one. 404 for a student without a page, 409 above `limits.hiddenFrom`.
 */
export const hideFromStudent = endpoint({
  method: 'PUT',
  path: '/api/dating/hidden-from/:username',
  params: hiddenFromParams,
  answer: done,
});

export const showToStudent = endpoint({
  method: 'DELETE',
  path: '/api/dating/hidden-from/:username',
  params: hiddenFromParams,
  answer: done,
});
