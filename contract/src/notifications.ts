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
 * What a student is told of, and what it is about: a comment, a reply or a mention about the post; a seat about the ride;
 * requests, matches and messages about the match; conversations about the conversation; a report about itself; hidden content about the thing
 * itself; a post that a moderator hid about the entry of the log; a decision about the request for a community.
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
 * Comments on the student's confessions are counted when they are asked for: nothing is stored that would
 * join the two, and nothing here names which confession.
 */
const shownKind = z.enum([...notificationKind.options, 'confession-comments']);

/** What a sentence and a link are made of; which parts there are depends on the kind. */
export const notification = z.object({
  _id: id,
  kind: shownKind,
  /** How often it happened since the one before was read. */
  count: z._default(z.number(), 1),
  /** When it last happened. */
  createdAt: moment,
  isRead: optionalFlag,
  /** Who did it last: a username, in dating the name of the profile. Missing where nobody is to be named. */
  name: z.optional(z.string()),
  /** The beginning of the student's own post. */
  excerpt: z.optional(z.string()),
  postId: z.optional(id),
  /** The newest comment of whoever is named. */
  commentId: z.optional(id),
  communityId: z.optional(id),
  communityName: z.optional(z.string()),
  /** How many of the student's confessions the comments are on. */
  confessions: z.optional(z.number()),
  cabId: z.optional(id),
  source: z.optional(z.string()),
  destination: z.optional(z.string()),
  matchId: z.optional(id),
  conversationId: z.optional(id),
  /** What the conversation is about. */
  about: z.optional(z.enum(['ad', 'cab', 'event', 'explore'])),
  /** What came of a report. */
  decision: z.optional(z.enum(['hidden', 'dismissed'])),
  /** Why a moderator hid the post. */
  reason: z.optional(z.string()),
  /** What of the student's was hidden. */
  thing: z.optional(z.enum(reportKinds)),
});
export type Notification = z.output<typeof notification>;

/**
 * What the student was told of, newest first. `unread` counts all of them, at most
 * `limits.notificationsCounted`. What is not there to be seen any more is left out and not counted. Those of them that
 * are about conversations and about rides are counted beside it: a phone shows them at the way there.
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

/** Those of the student's that are named were read; all of them where none is named. */
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

/** What a notification says, in one sentence without a full stop. */
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
        : "We read your report: it doesn't break the community guidelines";
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
