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

/** The signed-in user. SPEC.md has the two ids; the rest are extras. */
export const me = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  answer: z.object({
    _id: id,
    college_id: id,
    username: optionalText,
    /** Same-origin address of a small picture; null if there is none. */
    avatar: orNull(z.string()),
    /** May see which builds of the site's parts are live, and try other builds in their own browser. */
    isStaff: optionalFlag,
  }),
});

export const logout = endpoint({ method: 'POST', path: '/api/auth/logout', answer: done });

const openSession = z.object({
  /** Identifies the session to its student only; it grants no access. */
  _id: id,
  createdAt: optionalText,
  /** Rounded to the hour. */
  lastSeen: optionalText,
  /** Whether it is the requesting session. */
  current: optionalFlag,
  /** Such as 'Chrome on Android'; null if the browser did not report it. */
  device: orNull(z.string()),
});

export type OpenSession = z.output<typeof openSession>;

/** The student's sessions: the requesting one first, then by last use. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  answer: z.array(openSession),
});

/** Signs out one session and closes its connections. 404 if it has already ended. */
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
