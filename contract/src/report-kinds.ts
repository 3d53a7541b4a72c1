/** Reportable items; a confession is a post, and a profile's id is that of its student in dating. */
export const reportKinds = [
  'post',
  'comment',
  'ad',
  'cab',
  'event',
  'explore',
  'person',
  'profile',
  'message',
  'conversation-message',
] as const;
export type ReportKind = (typeof reportKinds)[number];
