import type { Notification } from '@campus/contract';
import { paths } from '@campus/federation/remote';

/** The page that shows what a notification is about. */
export function wayOf(notification: Notification): string {
  const { kind, communityId, communityName, cabId, matchId } = notification;
  switch (kind) {
    case 'comment':
    case 'community-accepted':
      return communityId && communityName
        ? paths.community({ communityId, communityName })
        : paths.communities();
    case 'community-refused':
      return paths.communities();
    case 'confession-comments':
      return paths.confession();
    case 'seat-asked':
    case 'seat-granted':
    case 'seat-refused':
      return cabId ? paths.cab(cabId) : paths.cabSharing();
    case 'match-request':
      return paths.datingMatchRequests();
    case 'match':
    case 'message':
      return matchId ? paths.conversation(matchId) : paths.datingChat();
    case 'report-decided':
    case 'content-hidden':
      return `${paths.disclaimer()}#community-guidelines`;
  }
}
