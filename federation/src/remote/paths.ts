const segment = encodeURIComponent;

/**
 * Every page of the site as a function, whoever owns it. Links across remotes go through this
 * table and never through strings, so that a renamed route is a compile error.
 */
export const paths = {
  landing: () => '/',
  home: () => '/home',
  login: () => '/login',
  signup: () => '/signup',
  forgotPassword: () => '/forgot-password',
  colleges: () => '/colleges',
  about: () => '/about',
  developers: () => '/developers',
  contact: () => '/contact',
  privacy: () => '/privacy',
  privacyPolicy: () => '/privacy-policy',
  disclaimer: () => '/disclaimer',
  /** For staff. */
  liveRemotes: () => '/staff/remotes',
  dashboard: () => '/dashboard',
  profile: () => '/profile',
  communities: () => '/communities',
  allCommunities: () => '/community',
  /** The name is for the reader of the address only; the id decides. */
  community: (community: { communityId: string; communityName: string }) =>
    `/community/${segment(community.communityId)}/${segment(community.communityName)}`,
  confession: () => '/confession',
  upload: () => '/upload',
  buySell: () => '/buy-sell',
  cabSharing: () => '/cab-sharing',
  events: () => '/events',
  explore: () => '/explore',
  /** A list with one entry of it open. */
  ad: (id: string) => `/buy-sell?ad=${segment(id)}`,
  cab: (id: string) => `/cab-sharing?cab=${segment(id)}`,
  event: (id: string) => `/events?event=${segment(id)}`,
  trip: (id: string) => `/explore?explore=${segment(id)}`,
  dating: () => '/dating',
  datingHome: () => '/dating-home',
  datingExplore: () => '/dating-explore',
  datingMatchRequests: () => '/dating-match-requests',
  datingChat: () => '/dating-chat',
  /** The conversation of a match. */
  conversation: (matchId: string) => `/dating-chat?match=${segment(matchId)}`,
  datingProfileSetup: () => '/dating-profile-setup',
} as const;
