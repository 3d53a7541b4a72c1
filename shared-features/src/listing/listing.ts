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

/** A page of entries, which stand under the listing's own key. */
export type EntryPage<T, K extends string> = { readonly [key in K]: readonly T[] } & {
  readonly pagination: Pagination;
};

/** What a listing says; its messages in the contract. */
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
  /** On the button that adds an entry, and above its form. */
  readonly addTitle: string;
  /** Above the question whether to delete one. */
  readonly deleteTitle: string;
}

type MineCall<T, K extends string> = Answering<EntryPage<T, K>> &
  Pick<typeof listMyEvents, 'query'>;
type FindCall<T> = Answering<T> & Pick<typeof findEvent, 'params'>;

interface Calls<T, K extends string> {
  /** Everybody's: pages, or all entries at once. */
  readonly list: Answering<EntryPage<T, K>> | Answering<readonly T[]>;
  readonly mine: MineCall<T, K>;
  readonly find: FindCall<T>;
  readonly remove: Endpoint & Pick<typeof deleteEvent, 'params' | 'answer'>;
}

/** Mostly of the contract, such as `eventListing`. */
interface ListingSettings<T extends Entry, K extends string> {
  /** As the address, drafts and reports name one of its entries, e.g. `explore`. */
  readonly kind: ListingKind;
  /** As students name one, e.g. `trip`. */
  readonly noun: string;
  /** Heading of its page. */
  readonly title: string;
  /** Under the heading. */
  readonly about: string;
  /** Under which its pages hold the entries, e.g. `explores`. */
  readonly key: K;
  readonly messages: Messages;
  readonly calls: Calls<T, K>;
}

interface Cache<T, K extends string> {
  readonly entriesOf: (page: EntryPage<T, K>) => readonly T[];
  /** Merges a changed entry wherever this tab holds it. */
  readonly merge: (entry: T) => void;
  /** Lets go of an entry that is not to be seen any more: deleted, or reported by the student. */
  readonly forget: (id: string) => void;
  /** After a creation: every list starts again from its first page. */
  readonly startOver: () => Promise<void>;
}

/** What the pages of one listing have in common: its calls, its messages and what is cached of it. */
export type Listing<T extends Entry, K extends string> = ListingSettings<T, K> & Cache<T, K>;

type Change<T> = (entries: readonly T[]) => readonly T[];
type Pages<T, K extends string> = InfiniteData<EntryPage<T, K>>;
/** In which shapes the answers of a listing's calls are cached. */
type Answer<T, K extends string> = Pages<T, K> | EntryPage<T, K> | readonly T[] | T;

const isList = <T>(answer: object): answer is readonly T[] => Array.isArray(answer);
const isPages = <T, K extends string>(answer: object): answer is Pages<T, K> => 'pages' in answer;
const isEntry = <T extends Entry>(answer: object): answer is T => '_id' in answer;

function inPage<T, K extends string>(page: EntryPage<T, K>, key: K, change: Change<T>) {
  return { ...page, [key]: change(page[key]) };
}

/** Changes the entries in an answer of whichever shape; a single entry counts as a list of one. */
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

/** Joins the calls and messages of a listing with what a write does to the cached answers. */
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

/** Rupees as written in India; what costs nothing is free. */
export function formatPrice({ price }: { readonly price: number }): string {
  return price === 0 ? 'Free' : formatRupees(price);
}
