import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { peopleMessages as say } from './messages/people';
import { done, optionalCount, optionalFlag, optionalText, orNull } from './shared/answer';
import { id, idParams, name, picture, usernameParam } from './shared/fields';
import { looseText, orEmpty } from './shared/text';

/** What may stand beside a name. */
const face = {
  username: z.string(),
  /** Same-origin address of a small picture; null where there is none. */
  avatar: orNull(z.string()),
  department: optionalText,
  /** Of study, from 1; null where it is not told. */
  year: orNull(z.number()),
};

/**
 * Somebody's page. `_id` names them in reports and blocks, and is no other id of theirs. The counts are of what the
 * one who asks sees in the lists; nothing of confessions or dating is in any of it.
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

/** 404 in the same words for whoever never was, left, is hidden or reported, or is blocked by either of the two. */
export const readPerson = endpoint({
  method: 'GET',
  path: '/api/people/:username',
  params: z.object({ username: usernameParam(say.missing) }),
  answer: person,
});

const found = z.object(face);

export type FoundPerson = z.output<typeof found>;

/** Students of the own college whose name begins with `q`, or goes on with it after a `_`: at most 20. */
export const searchPeople = endpoint({
  method: 'GET',
  path: '/api/people',
  query: z.object({ q: name }),
  answer: z.array(found),
});

/** What a student may tell of themselves; both may be left out. */
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

/** `image` is a data URL; the server judges it by its bytes. */
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

/** Neither sees the other's page, posts, comments or listings any more. Dating has blocks of its own. */
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
