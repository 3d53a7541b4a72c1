/** What the server says where SPEC.md's catalogue has no text of its own. */
export const serverMessages = {
  badRequest: 'That request could not be understood',
  notFound: 'There is nothing here',
  forbidden: 'You may not do that',
  tooLarge: 'That is too large to send',
  unsupportedType: 'Please send JSON',
  tooManyRequests: 'Too many requests. Please try again in a little while.',
  conflict: 'This was already done',
  keyReused: 'This key was already used for another request',
  unavailable: 'The service is not available right now. Please try again shortly.',
  pageInvalid: 'page must be a whole number from 1',
  limitInvalid: 'limit must be a whole number from 1 to 50',
  cursorInvalid: 'cursor is not one that this list gave out',
  idInvalid: 'That is not a valid id',
  imageInvalid: 'That is not a picture that can be used',
  imageTooLarge: 'This picture is too large',
} as const;

/** Every refusal by moderation carries this type, a field and a reason. */
export const moderationFailed = 'content_moderation_failed';
