import type {
  deleteEvent,
  Endpoint,
  findEvent,
  ListingKind,
  listMyEvents,
  Pagination,
} from '@campus/contract';
import { callKey, queryClient, type Answering } from '@campus/contract/react';
import { formatRupees } from '@campus/shared-ui/time';
import type { InfiniteData } from '@tanstack/react-query';

export interface Entry {
  readonly _id: string;
}

/** A page of entries, stored under the listing's own key. */
export type EntryPage<T, K extends string> = { readonly [key in K]: readonly T[] } & {
  readonly pagination: Pagination;
};

/** The messages of a listing, from the contract. */
interface Messages {
  readonly added: string;
  readonly createFailed: string;
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
  /** Label of the button that adds an entry, and heading of its form. */
  readonly addTitle: string;
  /** Heading of the question whether to delete an entry. */
  readonly deleteTitle: string;
}

type MineCall<T, K extends string> = Answering<EntryPage<T, K>> &
  Pick<typeof listMyEvents, 'query'>;
type FindCall<T> = Answering<T> & Pick<typeof findEvent, 'params'>;

interface Calls<T, K extends string> {
  /** All entries of everybody: as pages, or all at once. */
  readonly list: Answering<EntryPage<T, K>> | Answering<readonly T[]>;
  readonly mine: MineCall<T, K>;
  readonly find: FindCall<T>;
  readonly remove: Endpoint & Pick<typeof deleteEvent, 'params' | 'answer'>;
}

/** Mostly from the contract, such as `eventListing`. */
interface ListingSettings<T extends Entry, K extends string> {
  /** Name used in the address, drafts and reports, e.g. `explore`. */
  readonly kind: ListingKind;
  /** Name used by students, e.g. `trip`. */
  readonly noun: string;
  /** Heading of its page. */
  readonly title: string;
  /** Shown below the heading. */
  readonly about: string;
  /** Key of the entries in its pages, e.g. `explores`. */
  readonly key: K;
  readonly messages: Messages;
  readonly calls: Calls<T, K>;
}

interface Cache<T, K extends string> {
  readonly entriesOf: (page: EntryPage<T, K>) => readonly T[];
  /** Merges a changed entry everywhere in this tab's cache. */
  readonly merge: (entry: T) => void;
  /** Removes an entry that must not be shown any more: deleted, or reported by the student. */
  readonly forget: (id: string) => void;
  /** After a creation: every list restarts from its first page. */
  readonly startOver: () => Promise<void>;
}

/** The common parts of a listing's pages: its calls, its messages and its cached answers. */
export type Listing<T extends Entry, K extends string> = ListingSettings<T, K> & Cache<T, K>;

type Change<T> = (entries: readonly T[]) => readonly T[];
type Pages<T, K extends string> = InfiniteData<EntryPage<T, K>>;
/** The cached shapes of the answers to a listing's calls. */
type Answer<T, K extends string> = Pages<T, K> | EntryPage<T, K> | readonly T[] | T;

const isList = <T>(answer: object): answer is readonly T[] => Array.isArray(answer);
const isPages = <T, K extends string>(answer: object): answer is Pages<T, K> => 'pages' in answer;
const isEntry = <T extends Entry>(answer: object): answer is T => '_id' in answer;

function inPage<T, K extends string>(page: EntryPage<T, K>, key: K, change: Change<T>) {
  return { ...page, [key]: change(page[key]) };
}

/** Changes the entries in an answer of any shape; a single entry is treated as a list of one. */
function inAnswer<T extends Entry, K extends string>(
  answer: Answer<T, K>,
  key: K,
  change: Change<T>,
): Answer<T, K> {
  if (isList<T>(answer)) return change(answer);
  if (isEntry<T>(answer)) return change([answer])[0] ?? answer;
  if (!isPages<T, K>(answer)) return inPage(answer, key, change);
  return { ...answer, pages: answer.pages.map((page) => inPage(page, key, change)) };
}

function firstPage<T extends Entry, K extends string>(answer: Answer<T, K>): Answer<T, K> {
  if (!isPages<T, K>(answer)) return answer;
  const { pages, pageParams } = answer;
  return { ...answer, pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}

/** Combines the calls and messages of a listing with the effects of its writes on the cache. */
export function createListing<
  T extends Entry,
  K extends string,
  const S extends ListingSettings<T, K> = ListingSettings<T, K>,
>(settings: S & ListingSettings<T, K>): S & Cache<T, K> {
  const { key } = settings;
  const { list, mine, find } = settings.calls;
  const keys = [list, mine, find].map((endpoint) => callKey(endpoint));
  const inEach = (change: (answer: Answer<T, K>) => Answer<T, K>) => {
    for (const queryKey of keys) {
      queryClient.setQueriesData<Answer<T, K>>({ queryKey }, (answer) => answer && change(answer));
    }
  };
  const entries = (change: Change<T>) => inEach((answer) => inAnswer(answer, key, change));
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

/** Rupees as written in India; zero is shown as free. */
export function formatPrice({ price }: { readonly price: number }): string {
  return price === 0 ? 'Free' : formatRupees(price);
}
