import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { peopleMessages as say } from './messages/people';
import { done, optionalCount, optionalFlag, optionalText, orNull } from './shared/answer';
import { id, idParams, name, picture, usernameParam } from './shared/fields';
import { looseText, orEmpty } from './shared/text';

/** Data shown beside a name. */
const face = {
  username: z.string(),
  /** Same-origin address of a small picture; null if there is none. */
  avatar: orNull(z.string()),
  department: optionalText,
  /** Year of study, from 1; null if not given. */
  year: orNull(z.number()),
};

/**
 * A student's page. `_id` identifies them in reports and blocks only, and is not their user id. The counts are of what
 * the requesting student sees in the lists; nothing from confessions or dating is included.
 */
export const person = z.object({
  _id: id,
  ...face,
  isYou: optionalFlag,
  posts: optionalCount,
  items: optionalCount,
  rides: optionalCount,
  trips: optionalCount,
});

export type Person = z.output<typeof person>;

/** 404 with the same message for a student who never existed, left, is hidden, reported, or blocked by either side. */
export const readPerson = endpoint({
  method: 'GET',
  path: '/api/people/:username',
  params: z.object({ username: usernameParam(say.missing) }),
  answer: person,
});

const found = z.object(face);

export type FoundPerson = z.output<typeof found>;

/** Students of the same college whose name, or a part of it after `_`, begins with `q`: at most 20. */
export const searchPeople = endpoint({
  method: 'GET',
  path: '/api/people',
  query: z.object({ q: name }),
  answer: z.array(found),
});

/** Optional data that students give about themselves; both may be omitted. */
export const aboutForm = z.object({
  department: orEmpty(
    looseText({
      max: limits.departmentLength,
      tooLong: say.departmentTooLong,
      moderation: 'name',
      evidence: true,
    }),
  ),
  year: orNull(
    z.int(say.yearInvalid).check(z.gte(1, say.yearInvalid), z.lte(limits.yearMax, say.yearInvalid)),
  ),
});

export const updateAbout = endpoint({
  method: 'PUT',
  path: '/api/user/about',
  body: aboutForm,
  answer: done,
});

/**
 * Whether the student's acquaintances see their name on the events and trips that interest them. Acquaintances have
 * written to each other about a listing; messages in dating do not count.
 */
export const showInterests = endpoint({
  method: 'PUT',
  path: '/api/user/interests',
  body: z.object({ isShown: z.boolean() }),
  answer: done,
});

/** `image` is a data URL; the server checks its bytes. */
export const putAvatar = endpoint({
  method: 'PUT',
  path: '/api/user/avatar',
  body: z.object({ image: picture(say.imageFailed) }),
  answer: z.object({ avatar: orNull(z.string()) }),
});

export const deleteAvatar = endpoint({
  method: 'DELETE',
  path: '/api/user/avatar',
  answer: done,
});

/** Neither sees the other's page, posts, comments or listings any more. Dating has separate blocks. */
export const blockPerson = endpoint({
  method: 'PUT',
  path: '/api/user/blocks/:id',
  params: idParams,
  answer: done,
});

export const unblockPerson = endpoint({
  method: 'DELETE',
  path: '/api/user/blocks/:id',
  params: idParams,
  answer: done,
});

/** Newest first. */
export const listBlockedPeople = endpoint({
  method: 'GET',
  path: '/api/user/blocks',
  answer: z.array(z.object({ _id: id, username: z.string(), createdAt: optionalText })),
});
