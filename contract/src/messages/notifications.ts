import type { Notification } from '../notifications';

export const notificationMessages = {
  listFailed: "Couldn't load your notifications",
  moreFailed: "Couldn't load more notifications",
  readFailed: "Couldn't mark that as read",
  read: 'Marked as read',
  serverErrorLater: 'Server error. Please try again later.',
} as const;

/** Messages about alerts on a device while the site is closed. */
export const pushMessages = {
  on: 'Alerts are on for this device',
  off: 'Alerts are off for this device',
  readFailed: "Couldn't check alerts on this device",
  onFailed: "Couldn't turn on alerts. Please try again.",
  offFailed: "Couldn't turn off alerts. Please try again.",
  notAllowed: 'To get alerts, allow notifications when your browser asks',
  serviceUnknown: "Campus can't reach this browser's notification service",
} as const;

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
const ride = ({ source, destination }: Notification) =>
  source && destination ? ` from ${source} to ${destination}` : '';

/** The text of a notification, as one sentence without a full stop. */
export function notificationSentence(notification: Notification): string {
  const { kind, count, name = 'Someone', communityName, confessions = 1 } = notification;
  const community = communityName ?? 'a community';
  const thing = things[notification.thing ?? 'post'];
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
      return `We hid your ${thing} because it broke the community guidelines`;
    case 'post-hidden':
      return `A moderator hid your ${thing} in ${community}: ${notification.reason ?? ''}`;
    case 'community-accepted':
      return `Your community request was accepted: ${community} is open`;
    case 'community-refused':
      return `Your request for the community ${community} was turned down`;
  }
}
