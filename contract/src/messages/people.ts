import { limits } from '../limits';

/** Messages about students' pages and the data they give about themselves. */
export const peopleMessages = {
  missing: "We can't find anyone with that name",
  failed: 'Failed to fetch this page',
  searchFailed: 'Failed to search for people',
  departmentTooLong: `A department can be at most ${limits.departmentLength} characters long`,
  yearInvalid: 'Please choose a year from the list',
  aboutSaved: 'Saved',
  aboutFailed: 'Failed to save',
  imageFailed: 'Error processing image. Please try again.',
  avatarSaved: 'Your picture was saved',
  avatarRemoved: 'Your picture was removed',
  avatarFailed: 'Failed to save your picture',
  blocked: 'Blocked. Neither of you sees the other any more.',
  unblocked: 'Unblocked',
  blockFailed: 'Failed to block',
  unblockFailed: 'Failed to unblock',
  blockedFailed: 'Failed to fetch the people you blocked',
  confirmBlock:
    'Neither of you will see the other’s page, posts, comments or listings. They won’t be notified.',
} as const;
