import type { Endpoint } from '../endpoint';

/**
 * Where an answer stands in the cache: method and path pattern first, so that
 * `invalidateQueries({ queryKey: callKey(listPosts) })` reaches every page and filter of it.
 */
export function callKey(endpoint: Endpoint, input?: object): readonly unknown[] {
  return input === undefined
    ? [endpoint.method, endpoint.path]
    : [endpoint.method, endpoint.path, input];
}
