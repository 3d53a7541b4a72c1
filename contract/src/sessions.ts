import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { done, optionalFlag, optionalText, orNull } from './shared/answer';
import { id } from './shared/fields';

const openSession = z.object({
  /** Names the session to its student, and is good for nothing else. */
  _id: id,
  createdAt: optionalText,
  /** To the hour. */
  lastSeen: optionalText,
  /** The one that asks. */
  current: optionalFlag,
  /** Such as 'Chrome on Android'; null where the browser did not say. */
  device: orNull(z.string()),
});

export type OpenSession = z.output<typeof openSession>;

/** Where the student is signed in, the one that asks first, then by their last use. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  answer: z.array(openSession),
});

/** Signs one of them out, and closes what it has open. 404 where it has ended already. */
export const endOneSession = endpoint({
  method: 'POST',
  path: '/api/user/sessions/end',
  body: z.object({ id }),
  answer: done,
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/user/sessions/end-others',
  answer: done,
});
