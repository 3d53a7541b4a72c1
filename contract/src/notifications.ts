import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { reportKinds } from './report-kinds';
import { done, moment, optionalCount, optionalFlag } from './shared/answer';
import { pageQuery, pagination } from './shared/paging';
import { id } from './shared/fields';

/**
 * The kinds of notifications, and their targets: a comment, a reply or a mention has the post; a seat has the ride;
 * requests, matches and messages have the match; conversations the conversation; a report itself; hidden content that
 * content; a post or comment hidden by a moderator the log entry; a decision the request for a community.
 */
export const notificationKind = z.enum([
  'comment',
  'reply',
  'mention',
  'seat-asked',
  'seat-granted',
  'seat-refused',
  'match-request',
  'match',
  'message',
  'conversation',
  'report-decided',
  'content-hidden',
  'post-hidden',
  'community-accepted',
  'community-refused',
]);
export type NotificationKind = z.output<typeof notificationKind>;

/**
 * Comments on the student's confessions are counted on request: nothing is stored that would
 * link the two, and nothing here identifies the confession.
 */
const shownKind = z.enum([...notificationKind.options, 'confession-comments']);

/** Data for the text and the link; which fields exist depends on the kind. */
export const notification = z.object({
  _id: id,
  kind: shownKind,
  /** How often it happened since the previous one was read. */
  count: z._default(z.number(), 1),
  /** When it last happened. */
  createdAt: moment,
  isRead: optionalFlag,
  /** The last actor: a username, or the profile name in dating. Missing if nobody may be named. */
  name: z.optional(z.string()),
  /** The beginning of the student's own post or hidden comment. */
  excerpt: z.optional(z.string()),
  postId: z.optional(id),
  /** The newest comment of the named student. */
  commentId: z.optional(id),
  communityId: z.optional(id),
  communityName: z.optional(z.string()),
  /** The number of the student's confessions with such comments. */
  confessions: z.optional(z.number()),
  cabId: z.optional(id),
  source: z.optional(z.string()),
  destination: z.optional(z.string()),
  matchId: z.optional(id),
  conversationId: z.optional(id),
  /** The listing of the conversation. */
  about: z.optional(z.enum(['ad', 'cab', 'event', 'explore'])),
  /** The outcome of a report. */
  decision: z.optional(z.enum(['hidden', 'dismissed'])),
  /** Why a moderator hid it. */
  reason: z.optional(z.string()),
  /** Kind of the student's hidden content; of what a moderator hid, only for a comment. */
  thing: z.optional(z.enum(reportKinds)),
});
export type Notification = z.output<typeof notification>;

/**
 * The student's notifications, newest first. `unread` counts all of them, at most
 * `limits.notificationsCounted`. Those whose target is no longer visible are omitted and not counted. Notifications
 * about conversations and about rides are also counted separately: a phone shows those counts in its navigation.
 */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  query: pageQuery,
  answer: z.object({
    notifications: z.array(notification),
    unread: optionalCount,
    unreadMessages: optionalCount,
    unreadRides: optionalCount,
    unreadConversations: optionalCount,
    pagination,
  }),
});

/** Marks the given notifications of the student as read; all of them if none is given. */
export const readNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  body: z._default(z.object({ ids: z.optional(z.array(id).check(z.maxLength(100))) }), {}),
  answer: done,
});
