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

/** Values of a pattern's `:names`, decoded. */
export type RouteParams = Readonly<Record<string, string>>;

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

const split = (path: string): string[] => path.split('/').filter(Boolean);

/**
 * Matches a pathname against an absolute pattern such as `/community/:communityId`. The shell and the gateway
 * both use it, so that the server's 404 and the page's not-found never disagree.
 * @returns the decoded parameters, or undefined if it does not match or is badly encoded
 */
export function matchRoute(pattern: string, pathname: string): RouteParams | undefined {
  const patternParts = split(pattern);
  const pathParts = split(pathname);
  if (patternParts.length !== pathParts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of patternParts.entries()) {
    const value = decode(pathParts[index] ?? '');
    if (value === undefined) return undefined;
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part.toLowerCase() !== value.toLowerCase()) return undefined;
  }
  return params;
}

/** The first route whose pattern matches, or undefined. */
export function findRoute<R extends { path: string }>(
  routes: readonly R[],
  pathname: string,
): R | undefined {
  return routes.find((route) => matchRoute(route.path, pathname) !== undefined);
}
