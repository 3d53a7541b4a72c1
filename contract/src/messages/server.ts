/** Server messages that SPEC.md's catalogue does not define. */
export const serverMessages = {
  badRequest: "We couldn't understand that request",
  notFound: "There's nothing here",
  forbidden: "You can't do that",
  tooLarge: "That's too large to send",
  unsupportedType: 'Please send JSON',
  tooManyRequests: "That's a lot of tries. Please wait a little and try again.",
  conflict: "That's already been done",
  keyReused: 'This key was already used for another request',
  unavailable: "Campus isn't available right now. Please try again shortly.",
  pageInvalid: 'page must be a whole number from 1',
  limitInvalid: 'limit must be a whole number from 1 to 50',
  cursorInvalid: 'cursor is not one that this list gave out',
  nameInvalid: "That isn't a username",
  idInvalid: "That isn't a valid id",
  imageInvalid: "We can't use that picture",
  imageTooLarge: 'This picture is too large',
} as const;

/** Every rejection by moderation has this type, a field and a reason. */
export const moderationFailed = 'content_moderation_failed';
