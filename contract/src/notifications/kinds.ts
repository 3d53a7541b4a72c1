import * as z from 'zod/mini';

/**
 * What a student is told of, and what it is about: a comment about the post; a seat about the ride;
 * requests, matches and messages about the match; a report about itself; hidden content about the thing
 * itself; a decision about the request for a community.
 */
export const notificationKind = z.enum([
  'comment',
  'seat-asked',
  'seat-granted',
  'seat-refused',
  'match-request',
  'match',
  'message',
  'report-decided',
  'content-hidden',
  'community-accepted',
  'community-refused',
]);
export type NotificationKind = z.output<typeof notificationKind>;
