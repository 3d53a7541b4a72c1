import type { Notification } from '@campus/contract';
import { paths } from '@campus/federation/remote/paths';

/** The page that shows what a notification is about. */
export function pathOf(notification: Notification): string {
  const { kind, communityId, communityName, postId, commentId, cabId } = notification;
  const { matchId, conversationId } = notification;
  const community =
    communityId && communityName
      ? paths.community({ communityId, communityName })
      : paths.communities();
  switch (kind) {
    case 'comment':
    case 'reply':
    case 'mention':
      // An older server does not send the post's id.
      return postId ? paths.post(postId, commentId) : community;
    case 'post-hidden':
    case 'community-accepted':
      return community;
    case 'community-refused':
      return paths.communities();
    case 'confession-comments':
      return `${paths.confession()}?tab=your`;
    case 'seat-asked':
    case 'seat-granted':
    case 'seat-refused':
      return cabId ? paths.cab(cabId) : paths.cabSharing();
    case 'match-request':
      return paths.datingMatchRequests();
    case 'match':
    case 'message':
      return matchId ? paths.conversation(matchId) : paths.datingChat();
    case 'conversation':
      return paths.messages(conversationId);
    case 'report-decided':
    case 'content-hidden':
      return `${paths.disclaimer()}#community-guidelines`;
  }
}
