import { limits } from '../limits';

/** Messages about students' pages and the data they give about themselves. */
export const peopleMessages = {
  missing: "We can't find anyone with that name",
  failed: "Couldn't load this page",
  searchFailed: "Couldn't search for people",
  departmentTooLong: `A department can be at most ${limits.departmentLength} characters long`,
  yearInvalid: 'Please choose a year from the list',
  aboutSaved: 'Saved',
  aboutFailed: "Couldn't save that. Please try again.",
  imageFailed: 'Error processing image. Please try again.',
  avatarSaved: 'Your picture was saved',
  avatarRemoved: 'Your picture was removed',
  avatarFailed: "Couldn't save your picture",
  blocked: "Blocked. You won't see each other any more.",
  unblocked: 'Unblocked',
  blockFailed: "Couldn't block them. Please try again.",
  unblockFailed: "Couldn't unblock them. Please try again.",
  blockedFailed: "Couldn't load the people you blocked",
  confirmBlock:
    "You won't see each other's pages, posts, comments or listings. We don't tell them.",
} as const;

/** Separate, because only the profile shows them: those above are loaded with every page of a student. */
export const showInterestsMessages = {
  shown: "People you've messaged can now see your name",
  hidden: 'Your name is no longer shown',
} as const;
