import type { Endpoint } from '../endpoint';

type Values = Readonly<Record<string, unknown>> | undefined;

/**
 * The path and query of a call, e.g. `/api/posts/7f/comments?page=2`. Values that are undefined are
 * left out of the query; a missing path parameter is a mistake of the caller and throws.
 */
export function addressOf(endpoint: Endpoint, params: Values, query: Values): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params?.[name];
    if (value === undefined) throw new TypeError(`${endpoint.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
