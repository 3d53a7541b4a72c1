import type { Notification } from './notifications';

const things = {
  post: 'post',
  comment: 'comment',
  ad: 'item',
  cab: 'ride',
  event: 'event',
  explore: 'trip',
  profile: 'dating profile',
  message: 'message',
} as const;

const comments = (count: number) => (count === 1 ? 'a new comment' : `${count} new comments`);
export const ride = ({ source, destination }: Notification) =>
  source && destination ? ` from ${source} to ${destination}` : '';

/** What a notification says, in one sentence without a full stop. */
export function notificationSentence(notification: Notification): string {
  const { kind, count, name = 'Somebody', communityName, confessions = 1 } = notification;
  const community = communityName ?? 'a community';
  switch (kind) {
    case 'comment':
      return count === 1
        ? `${name} commented on your post in ${community}`
        : `${count} new comments on your post in ${community}, the latest from ${name}`;
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
      return `Your request for a seat in the ride${ride(notification)} was not accepted`;
    case 'match-request':
      return `${name} sent you a match request`;
    case 'match':
      return `You and ${name} are a match`;
    case 'message':
      return `${name} sent you ${count === 1 ? 'a message' : `${count} messages`}`;
    case 'report-decided':
      return notification.decision === 'hidden'
        ? 'We looked at your report and took down what you reported'
        : 'We looked at your report and found nothing against the community guidelines';
    case 'content-hidden':
      return `Your ${things[notification.thing ?? 'post']} was hidden because it did not follow the community guidelines`;
    case 'community-accepted':
      return `Your community request was accepted: ${community} is open`;
    case 'community-refused':
      return `Your request for the community ${community} was not accepted`;
  }
}
