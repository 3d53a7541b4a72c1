import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { verifyTokenPath } from './frame';
import { done, optionalFlag, optionalText, orNull } from './shared/answer';
import { id } from './shared/fields';

export const verifyToken = endpoint({
  method: 'GET',
  path: verifyTokenPath,
  answer: z.object({ isAuthenticated: z.boolean() }),
});

/** Who is signed in. `username` and `isStaff` are extras beside SPEC.md's two ids. */
export const me = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  answer: z.object({
    _id: id,
    college_id: id,
    username: optionalText,
    /** May see what is live of the site's parts, and try other builds of them in the own browser. */
    isStaff: optionalFlag,
  }),
});

export const logout = endpoint({ method: 'POST', path: '/api/auth/logout', answer: done });

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
