import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { limits } from '../limits';
import { datingMessages as say } from '../messages/dating';
import {
  done,
  optionalCount,
  optionalFlag,
  optionalImages,
  optionalText,
  orNull,
} from '../shared/answer';
import { pageQuery, pagination } from '../shared/paging';
import { id, picture } from '../shared/fields';
import { atMost, requiredText } from '../shared/text';

export const gender = z.enum(['male', 'female', 'other'], say.genderRequired);
export type Gender = z.output<typeof gender>;

/**
 * A profile as lists return it: the main photo only. Photos are data URLs, or, for a client that sends
 * `Prefer: images=url`, addresses that can be read only by a student who may see the profile.
 */
export const profileCard = z.object({
  user_id: id,
  name: z.string(),
  gender: orNull(gender),
  profilePhoto: optionalText,
  /** With `Prefer: images=url` only: the same photo, 320 pixels at most. */
  profileThumbnail: z.optional(z.string()),
  shortDescription: optionalText,
});
export type ProfileCard = z.output<typeof profileCard>;

export const datingProfile = z.extend(profileCard, {
  images: optionalImages,
  /** With `Prefer: images=url` only: small versions of `images`, in the same order. */
  thumbnails: z.optional(z.array(z.string())),
  fullDescription: optionalText,
  partnerPreferences: optionalText,
});
export type DatingProfile = z.output<typeof datingProfile>;

/** The student's own profile. A paused one is shown only to the student's matches. */
export const ownDatingProfile = z.extend(datingProfile, {
  user_id: z._default(id, ''),
  isPaused: optionalFlag,
  hidesFromDepartment: optionalFlag,
  showsRead: optionalFlag,
  /** From the student's page on Campus; empty if not given there. */
  department: optionalText,
});
export type OwnDatingProfile = z.output<typeof ownDatingProfile>;

const photo = z
  .string(say.photoRequired)
  .check(z.minLength(1, say.photoRequired), atMost(limits.pictureLength, say.imageFailed));

const about = (required: string, tooLong: string) =>
  requiredText({ required, tooLong, moderation: 'datingText', evidence: true });

const entered = z.object({
  profilePhoto: photo,
  name: requiredText({
    required: say.nameRequired,
    tooLong: say.nameTooLong,
    moderation: 'name',
    evidence: true,
  }),
  gender,
  shortDescription: about(say.shortRequired, say.shortTooLong),
  fullDescription: about(say.fullRequired, say.fullTooLong),
  partnerPreferences: about(say.preferencesRequired, say.preferencesTooLong),
  // Too many photos are reported last, after missing ones; no real student sends this many.
  images: z
    .array(picture(say.imageFailed), say.imageFailed)
    .check(z.maxLength(10 * limits.datingImages, say.tooManyImages)),
});

const fitting = z.object({
  profilePhoto: photo,
  name: z.string().check(atMost(limits.datingName, say.nameTooLong)),
  gender,
  shortDescription: z.string().check(atMost(limits.datingShort, say.shortTooLong)),
  fullDescription: z.string().check(atMost(limits.datingFull, say.fullTooLong)),
  partnerPreferences: z.string().check(atMost(limits.datingPreferences, say.preferencesTooLong)),
  images: z
    .array(picture(say.imageFailed))
    .check(z.maxLength(limits.datingImages, say.tooManyImages)),
});

/**
 * The values of the form. All missing values are reported before values that are too long, each in the order of
 * SPEC.md section 5. Photos are data URLs, or addresses of photos already in the profile.
 */
export const datingProfileForm = z.pipe(
  z.extend(entered, { images: z._default(entered.shape.images, []) }),
  fitting,
);

/** A partial profile, for changes. */
export const datingProfileChanges = z.pipe(z.partial(entered), z.partial(fitting));

export const checkDatingProfile = endpoint({
  method: 'GET',
  path: '/api/dating/check-profile',
  answer: z.object({ hasProfile: z.boolean() }),
});

export const datingHome = endpoint({
  method: 'GET',
  path: '/api/dating/home',
  answer: z.object({
    profile: ownDatingProfile,
    stats: z._default(
      z.object({
        pendingRequests: optionalCount,
        acceptedMatches: optionalCount,
        /** Extra: conversations with unread messages. */
        unreadChats: optionalCount,
      }),
      { pendingRequests: 0, acceptedMatches: 0, unreadChats: 0 },
    ),
  }),
});

export const findOwnDatingProfile = endpoint({
  method: 'GET',
  path: '/api/dating/profile',
  answer: ownDatingProfile,
});

export const createDatingProfile = endpoint({
  method: 'POST',
  path: '/api/dating/create-profile',
  body: datingProfileForm,
  answer: ownDatingProfile,
  status: 201,
});

export const updateDatingProfile = endpoint({
  method: 'PUT',
  path: '/api/dating/profile',
  body: datingProfileChanges,
  answer: ownDatingProfile,
});

/** Deletes the profile with its photos, requests, matches and messages; the account stays. */
export const deleteDatingProfile = endpoint({
  method: 'DELETE',
  path: '/api/dating/profile',
  answer: done,
});

/** Hides the profile from everyone except matches, or shows it again. */
export const pauseDatingProfile = endpoint({
  method: 'POST',
  path: '/api/dating/pause',
  body: z.object({ isPaused: z.boolean() }),
  answer: done,
});

/** Whether students of the same department are shown to each other in dating. Matches stay. */
export const hideFromDepartment = endpoint({
  method: 'POST',
  path: '/api/dating/hide-from-department',
  body: z.object({ isHidden: z.boolean() }),
  answer: done,
});

/** Whether matches see which of their messages the student has seen; both must enable it to see it. */
export const showRead = endpoint({
  method: 'POST',
  path: '/api/dating/show-read',
  body: z.object({ isShown: z.boolean() }),
  answer: done,
});

/** Students who may be asked: eligible, and not asked, matched, refused or blocked. */
export const exploreProfiles = endpoint({
  method: 'GET',
  path: '/api/dating/explore',
  query: pageQuery,
  answer: z.object({ profiles: z.array(profileCard), pagination }),
});

export const findDatingProfile = endpoint({
  method: 'GET',
  path: '/api/dating/profile/:userId',
  params: z.object({ userId: id }),
  answer: datingProfile,
});
