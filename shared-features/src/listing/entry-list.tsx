import { listingMessages, sessionMessages } from '@campus/contract';
import { endSession, type ApiFailure } from '@campus/contract/client';
import { usePagedList, usePages, type PagedList } from '@campus/contract/react';
import { useSearchState } from '@campus/federation/remote/address';
import { Button, EmptyState, VisuallyHidden } from '@campus/shared-ui';
import { EmptyScene, ListFoot, ListStates } from '@campus/shared-ui/list';
import { CardList, CardSkeleton } from '@campus/shared-ui/listing';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { type EntryCardProps, isPhotoOf, photoParameter } from './entry-card';
import type { Entry, EntryPage, Listing } from './listing';

/** Replaces the list if the server no longer knows the session. */
export function SignedOut() {
  return (
    <EmptyState
      title={sessionMessages.loginRequired}
      scene={<EmptyScene name="LibraryLamp" />}
      action={
        <Button variant="primary" onClick={endSession}>
          Log in
        </Button>
      }
    >
      You've been logged out. Log in and we'll bring you back here.
    </EmptyState>
  );
}

/** Props that a page passes to each of its lists. */
export interface ListPart {
  /** The linked entry, shown above the lists. */
  readonly linked: string | undefined;
  /** Opens the form for a new entry. */
  readonly add: () => void;
}

interface NothingFoundProps {
  readonly title: string;
  /** Name of one entry, as students say it. */
  readonly noun: string;
  readonly onClear: () => void;
  /** What to try instead. */
  readonly children: ReactNode;
}

/** Replaces the list if the filters match nothing. */
export function NothingFound({ title, noun, onClear, children }: NothingFoundProps) {
  return (
    <EmptyState
      title={title}
      scene={<EmptyScene name="BanyanBench" />}
      action={<Button onClick={onClear}>Show all {noun}s</Button>}
    >
      {children}
    </EmptyState>
  );
}

/** A drawing for an empty list. */
export type Scene = ComponentProps<typeof EmptyScene>['name'];

interface NothingYetProps extends Pick<ListPart, 'add'> {
  readonly title: string;
  readonly scene: Scene;
  readonly children: ReactNode;
}

/** Replaces the list while there are no entries. */
export function NothingYet({ title, scene, add, children }: NothingYetProps) {
  // Not in the words of the page's own button, which is on screen too.
  const action = (
    <Button variant="primary" onClick={add}>
      Post the first one
    </Button>
  );
  return (
    <EmptyState title={title} scene={<EmptyScene name={scene} />} action={action}>
      {children}
    </EmptyState>
  );
}

type Pages<P> = UseInfiniteQueryResult<InfiniteData<P, unknown>, ApiFailure>;

/** Everybody's entries, page by page: `useEntries(events, usePages(listEvents, { query }))`. */
export function useEntries<T extends Entry, K extends string>(
  { entriesOf, messages }: Listing<T, K>,
  pages: Pages<EntryPage<T, K>>,
): PagedList<T> {
  const { listFailed, moreFailed = listFailed } = messages;
  const networkFailed = listingMessages.serverError;
  return usePagedList(pages, { entriesOf, listFailed, moreFailed, networkFailed });
}

/** The student's own entries, page by page. */
export function useOwnEntries<T extends Entry, K extends string>(
  listing: Listing<T, K>,
): PagedList<T> {
  const { entriesOf, messages } = listing;
  const pages = usePages(listing.calls.mine, {});
  return usePagedList(pages, {
    entriesOf,
    listFailed: messages.mineFailed,
    moreFailed: messages.mineFailed,
    networkFailed: listingMessages.serverError,
  });
}

/** Container of the cards. */
export interface CardsProps {
  readonly label: string;
  readonly children: ReactNode;
}

interface EntryListProps<T extends Entry> {
  readonly list: PagedList<T>;
  /** Name of the list's content. */
  readonly label: string;
  /** Name of the loading content, for screen readers. */
  readonly loadingLabel: string;
  /** Shown below the last entry. */
  readonly endText: string;
  /** The entry already shown above the list. */
  readonly linked: string | undefined;
  /** Skeleton; default closed cards. */
  readonly skeleton?: ReactNode;
  readonly empty: ReactNode;
  readonly Card: ComponentType<EntryCardProps<T>>;
  /** Container of the cards; default a vertical list. */
  readonly Cards?: ComponentType<CardsProps>;
  /** See `ListFoot`. */
  readonly rest?: number;
}

/** Entries as cards, or the current state of the list. */
export function EntryList<T extends Entry>(props: EntryListProps<T>) {
  const { list, label, loadingLabel, endText, linked, empty, Card, Cards = CardList, rest } = props;
  const photo = useSearchState(photoParameter).value;
  const entries = list.entries.filter(({ _id }) => _id !== linked);
  // The viewer covers the list.
  const viewing = list.entries.some(({ _id }) => isPhotoOf(photo, _id));
  return (
    <>
      <h2>
        <VisuallyHidden>{label}</VisuallyHidden>
      </h2>
      <ListStates
        list={list}
        loadingLabel={loadingLabel}
        skeleton={props.skeleton ?? <CardSkeleton />}
        empty={empty}
        signedOut={<SignedOut />}
      >
        <Cards label={label}>
          {entries.map((entry) => (
            <Card key={entry._id} entry={entry} />
          ))}
        </Cards>
        <ListFoot
          list={list}
          moreLabel="Load More"
          endText={endText}
          paused={viewing}
          {...(rest !== undefined && { rest })}
        />
      </ListStates>
    </>
  );
}

interface OwnEntriesProps<T extends Entry, K extends string> extends Pick<
  EntryListProps<T>,
  'linked' | 'skeleton' | 'empty' | 'Card' | 'Cards' | 'rest'
> {
  readonly listing: Listing<T, K>;
}

/** The student's own entries: upcoming ones, then past ones. */
export function OwnEntries<T extends Entry, K extends string>(props: OwnEntriesProps<T, K>) {
  const { listing, ...rest } = props;
  const { noun } = listing;
  return (
    <EntryList
      {...rest}
      list={useOwnEntries(listing)}
      label={`Your ${noun}s`}
      loadingLabel={`Loading ${noun}s`}
      endText={`You've reached the end of your ${noun}s!`}
    />
  );
}
