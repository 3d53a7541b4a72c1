/** When types are checked, `tools/types/links.ts` adds the patterns of all pages to it. */
export interface Pages {
  readonly [part: string]: unknown;
}

type Pattern = Pages extends { readonly pattern: infer P extends string } ? P : string;

const segment = encodeURIComponent;

const page = (pattern: Pattern): string => pattern;

/**
 * Every page of the site as a function, of all remotes. Links across remotes use this table and never
 * strings, so that a renamed route is a compile error.
 */
export const paths = {
  landing: (): string => page('/'),
  home: (): string => page('/home'),
  login: (): string => page('/login'),
  signup: (): string => page('/signup'),
  forgotPassword: (): string => page('/forgot-password'),
  colleges: (): string => page('/colleges'),
  about: (): string => page('/about'),
  developers: (): string => page('/developers'),
  contact: (): string => page('/contact'),
  privacy: (): string => page('/privacy'),
  privacyPolicy: (): string => page('/privacy-policy'),
  disclaimer: (): string => page('/disclaimer'),
  /** For staff. */
  liveRemotes: (): string => page('/staff/remotes'),
  dashboard: (): string => page('/dashboard'),
  profile: (): string => page('/profile'),
  communities: (): string => page('/communities'),
  allCommunities: (): string => page('/community'),
  /** The name only makes the address readable; the id selects the community. */
  community: (community: { communityId: string; communityName: string }): string =>
    page('/community/:communityId/:communityName').replaceAll(/:(\w+)/g, (_, name) =>
      segment(community[name as keyof typeof community]),
    ),
  /** With a comment, the page opens at that comment. */
  post: (id: string, commentId?: string): string =>
    page('/post/:id').replace(':id', segment(id)) + (commentId ? `#comment-${commentId}` : ''),
  /** The search for people. */
  people: (): string => page('/people'),
  person: (username: string): string =>
    page('/people/:username').replace(':username', segment(username)),
  confession: (): string => page('/confession'),
  upload: (): string => page('/upload'),
  buySell: (): string => page('/buy-sell'),
  cabSharing: (): string => page('/cab-sharing'),
  events: (): string => page('/events'),
  explore: (): string => page('/explore'),
  /** A list with one of its entries open. */
  ad: (id: string): string => `${page('/buy-sell')}?ad=${segment(id)}`,
  cab: (id: string): string => `${page('/cab-sharing')}?cab=${segment(id)}`,
  event: (id: string): string => `${page('/events')}?event=${segment(id)}`,
  trip: (id: string): string => `${page('/explore')}?explore=${segment(id)}`,
  /** Conversations about listings, or one of them. */
  messages: (id?: string): string => page('/messages') + (id ? `/${segment(id)}` : ''),
  dating: (): string => page('/dating'),
  datingHome: (): string => page('/dating-home'),
  datingExplore: (): string => page('/dating-explore'),
  datingMatchRequests: (): string => page('/dating-match-requests'),
  datingChat: (): string => page('/dating-chat'),
  /** The conversation of a match. */
  conversation: (matchId: string): string => `${page('/dating-chat')}?match=${segment(matchId)}`,
  datingProfileSetup: (): string => page('/dating-profile-setup'),
} as const;
