import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { peopleMessages } from '../messages/people';
import { done, optionalText } from '../shared/answer';
import { usernameParam } from '../shared/fields';

/** Students to whom the own profile is not shown, by their usernames. It tells of nobody whether they are in dating. */
export const listHiddenFrom = endpoint({
  method: 'GET',
  path: '/api/dating/hidden-from',
  answer: z.array(z.object({ username: z.string(), createdAt: optionalText })),
});

const hiddenFromParams = z.object({ username: usernameParam(peopleMessages.missing) });

/**
 * Hides one's profile from a student of the college. Requests and matches stay, and so does what is shown to
 * whoever hides. 404 for whoever has no page, 409 where it would be one more than `limits.hiddenFrom`.
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
