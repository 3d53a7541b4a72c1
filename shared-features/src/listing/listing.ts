import type {
  deleteEvent,
  Endpoint,
  findEvent,
  listMyEvents,
  Pagination,
  ReportKind,
} from '@campus/contract';
import { callKey, queryClient, type Answering } from '@campus/contract/react';
import type { InfiniteData } from '@tanstack/react-query';

export interface Entry {
  readonly _id: string;
}

/** A page of entries, which stand under the listing's own key. */
export type EntryPage<T, K extends string> = { readonly [key in K]: readonly T[] } & {
  readonly pagination: Pagination;
};

/** What a listing says; its messages in the contract. */
interface Messages {
  readonly added: string;
  readonly updated: string;
  readonly updateFailed: string;
  readonly deleted: string;
  readonly deleteFailed: string;
  readonly confirmDelete: string;
  readonly listFailed: string;
  readonly moreFailed?: string;
  readonly mineFailed: string;
  readonly missing: string;
  readonly notAllowedTitle: string;
}

type MineCall<T, K extends string> = Answering<EntryPage<T, K>> &
  Pick<typeof listMyEvents, 'query'>;
type FindCall<T> = Answering<T> & Pick<typeof findEvent, 'params'>;

/** Of the contract, such as `eventCalls`. */
interface Calls<T, K extends string> {
  /** Everybody's: pages, or all entries at once. */
  readonly list: Answering<EntryPage<T, K>> | Answering<readonly T[]>;
  readonly mine: MineCall<T, K>;
  readonly find: FindCall<T>;
  readonly remove: Endpoint & Pick<typeof deleteEvent, 'params' | 'answer'>;
}

interface ListingSettings<T extends Entry, K extends string> {
  /** As the address, drafts and reports name one of its entries, e.g. `explore`. */
  readonly kind: ReportKind;
  /** As students name one, e.g. `trip`. */
  readonly noun: string;
  /** Under which its pages hold the entries, e.g. `explores`. */
  readonly key: K;
  /** Above the question whether to delete one. */
  readonly deleteTitle: string;
  readonly messages: Messages;
  readonly calls: Calls<T, K>;
}

/** What the pages of one listing have in common: its calls, its messages and what this tab holds of it. */
export interface Listing<T extends Entry, K extends string> extends ListingSettings<T, K> {
  readonly entriesOf: (page: EntryPage<T, K>) => readonly T[];
  /** Merges a changed entry wherever this tab holds it. */
  readonly merge: (entry: T) => void;
  /** Lets go of an entry that is not to be seen any more: deleted, or reported by the student. */
  readonly forget: (id: string) => void;
  /** After a creation: every list starts again from its first page. */
  readonly startOver: () => Promise<void>;
}

type Change<T> = (entries: readonly T[]) => readonly T[];
type Pages<T, K extends string> = InfiniteData<EntryPage<T, K>>;
/** In which shapes the answers of a listing's calls are held. */
type Held<T, K extends string> = Pages<T, K> | EntryPage<T, K> | readonly T[] | T;

const isList = <T>(held: object): held is readonly T[] => Array.isArray(held);
const isPages = <T, K extends string>(held: object): held is Pages<T, K> => 'pages' in held;
const isEntry = <T extends Entry>(held: object): held is T => '_id' in held;

function inPage<T, K extends string>(page: EntryPage<T, K>, key: K, change: Change<T>) {
  return { ...page, [key]: change(page[key]) };
}

/** Changes the entries in an answer of whichever shape; a single entry counts as a list of one. */
function inHeld<T extends Entry, K extends string>(
  held: Held<T, K>,
  key: K,
  change: Change<T>,
): Held<T, K> {
  if (isList<T>(held)) return change(held);
  if (isEntry<T>(held)) return change([held])[0] ?? held;
  if (!isPages<T, K>(held)) return inPage(held, key, change);
  return { ...held, pages: held.pages.map((page) => inPage(page, key, change)) };
}

function firstPage<T extends Entry, K extends string>(held: Held<T, K>): Held<T, K> {
  if (!isPages<T, K>(held)) return held;
  const { pages, pageParams } = held;
  return { ...held, pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}

/** Joins the calls and messages of a listing with what a write does to the answers that this tab holds. */
export function createListing<T extends Entry, K extends string>(
  settings: ListingSettings<T, K>,
): Listing<T, K> {
  const { key } = settings;
  const { list, mine, find } = settings.calls;
  const keys = [list, mine, find].map((endpoint) => callKey(endpoint));
  const inEach = (change: (held: Held<T, K>) => Held<T, K>) => {
    for (const queryKey of keys) {
      queryClient.setQueriesData<Held<T, K>>({ queryKey }, (held) => held && change(held));
    }
  };
  const entries = (change: Change<T>) => inEach((held) => inHeld(held, key, change));
  return {
    ...settings,
    entriesOf: (page) => page[key],
    merge: (entry) => entries((all) => all.map((one) => (one._id === entry._id ? entry : one))),
    forget: (id) => {
      entries((all) => all.filter(({ _id }) => _id !== id));
      queryClient.removeQueries({ queryKey: callKey(find, { params: { id } }) });
    },
    startOver: async () => {
      inEach(firstPage);
      await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  };
}
