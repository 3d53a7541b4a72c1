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
