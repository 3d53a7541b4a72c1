import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { reportKinds } from './reports';
import { done, moment, optionalCount, optionalFlag } from './shared/answer';
import { pageQuery, pagination } from './shared/paging';
import { id } from './shared/fields';

export const notificationMessages = {
  listFailed: "Couldn't load your notifications",
  moreFailed: "Couldn't load more notifications",
  readFailed: "Couldn't mark that as read",
  read: 'Marked as read',
  serverErrorLater: 'Server error. Please try again later.',
} as const;

/**
 * The kinds of notifications, and their targets: a comment, a reply or a mention has the post; a seat has the ride;
 * requests, matches and messages have the match; conversations the conversation; a report itself; hidden content that
 * content; a post hidden by a moderator the log entry; a decision the request for a community.
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
  /** The beginning of the student's own post. */
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
  /** Why a moderator hid the post. */
  reason: z.optional(z.string()),
  /** Kind of the student's hidden content. */
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

const things = {
  post: 'post',
  comment: 'comment',
  ad: 'item',
  cab: 'ride',
  event: 'event',
  explore: 'trip',
  person: 'page',
  profile: 'dating profile',
  message: 'message',
  'conversation-message': 'message',
} as const;

const abouts = { ad: 'an item', cab: 'a ride', event: 'an event', explore: 'a trip' } as const;

const comments = (count: number) => (count === 1 ? 'a new comment' : `${count} new comments`);
export const ride = ({ source, destination }: Notification) =>
  source && destination ? ` from ${source} to ${destination}` : '';

/** The text of a notification, as one sentence without a full stop. */
export function notificationSentence(notification: Notification): string {
  const { kind, count, name = 'Someone', communityName, confessions = 1 } = notification;
  const community = communityName ?? 'a community';
  switch (kind) {
    case 'comment':
      return count === 1
        ? `${name} commented on your post in ${community}`
        : `${count} new comments on your post in ${community}, the latest from ${name}`;
    case 'reply':
      return count === 1
        ? `${name} replied to your comment in ${community}`
        : `${count} new replies to your comments in ${community}, the latest from ${name}`;
    case 'mention':
      return `${name} mentioned you in a comment in ${community}`;
    case 'confession-comments':
      return confessions === 1
        ? `Your confession has ${comments(count)}`
        : `Your confessions have ${comments(count)}`;
    case 'seat-asked':
      return count === 1
        ? `${name} asked for a seat in your ride${ride(notification)}`
        : `${count} new requests for a seat in your ride${ride(notification)}`;
    case 'seat-granted':
      return `You have a seat in the ride${ride(notification)}`;
    case 'seat-refused':
      return `Your request for a seat in the ride${ride(notification)} was turned down`;
    case 'match-request':
      return `${name} sent you a match request`;
    case 'match':
      return `You and ${name} are a match`;
    case 'message':
      return `${name} sent you ${count === 1 ? 'a message' : `${count} messages`}`;
    case 'conversation':
      return `${name} sent you ${count === 1 ? 'a message' : `${count} messages`} about ${abouts[notification.about ?? 'ad']}`;
    case 'report-decided':
      return notification.decision === 'hidden'
        ? 'We read your report and took down what you reported'
        : "We read your report: what you reported doesn't break the community guidelines";
    case 'content-hidden':
      return `We hid your ${things[notification.thing ?? 'post']} because it broke the community guidelines`;
    case 'post-hidden':
      return `A moderator hid your post in ${community}: ${notification.reason ?? ''}`;
    case 'community-accepted':
      return `Your community request was accepted: ${community} is open`;
    case 'community-refused':
      return `Your request for the community ${community} was turned down`;
  }
}
