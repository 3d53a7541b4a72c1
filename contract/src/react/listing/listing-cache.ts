import type { Endpoint } from '../../endpoint';
import { callKey } from '../call-key';
import { queryClient } from '../query-client';

interface Entry {
  readonly _id: string;
}

/** What the cache holds: one entry, a bare list, or the pages of a list under the listing's key. */
type Cached = unknown;

interface ListingSettings {
  /** Under which its pages hold the entries, e.g. `ads`. */
  readonly key: string;
  /** The calls that answer entries: lists, and the one that answers a single entry. */
  readonly calls: readonly Endpoint[];
}

export interface ListingCache<T extends Entry> {
  /** Merges a changed entry wherever this tab holds it. */
  readonly merge: (entry: T) => void;
  /** Takes a deleted entry out of every list. */
  readonly drop: (id: string) => void;
  /** After a creation: every list starts again from its first page. */
  readonly startOver: () => Promise<void>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

type Change = (entries: readonly unknown[]) => readonly unknown[];

/** Changes the entries in an answer of whichever shape; a single entry counts as a list of one. */
function changed(cached: Cached, key: string, change: Change): Cached {
  if (Array.isArray(cached)) return change(cached);
  if (!isObject(cached)) return cached;
  if (Array.isArray(cached['pages'])) {
    return { ...cached, pages: cached['pages'].map((page) => changed(page, key, change)) };
  }
  const entries = cached[key];
  if (Array.isArray(entries)) return { ...cached, [key]: change(entries) };
  return '_id' in cached ? (change([cached])[0] ?? cached) : cached;
}

function firstPage(cached: Cached): Cached {
  if (!isObject(cached) || !Array.isArray(cached['pages'])) return cached;
  const { pages, pageParams } = cached as { pages: unknown[]; pageParams: unknown[] };
  return { ...cached, pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}

const hasId = (entry: unknown, id: string) => isObject(entry) && entry['_id'] === id;

/** What a write does to the lists of one listing that this tab holds. */
export function createListingCache<T extends Entry>(settings: ListingSettings): ListingCache<T> {
  const keys = settings.calls.map((endpoint) => callKey(endpoint));
  const inEach = (change: (cached: Cached) => Cached) => {
    for (const queryKey of keys) queryClient.setQueriesData<Cached>({ queryKey }, change);
  };
  const entries = (change: Change) => inEach((cached) => changed(cached, settings.key, change));
  return {
    merge: (entry) => entries((all) => all.map((one) => (hasId(one, entry._id) ? entry : one))),
    drop: (id) => entries((all) => all.filter((one) => !hasId(one, id))),
    async startOver() {
      inEach(firstPage);
      await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  };
}
