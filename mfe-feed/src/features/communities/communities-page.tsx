import { type Community, listActivity } from '@campus/contract';
import { useCall } from '@campus/contract/react';
import { paths, usePageTitle } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { lazyDialog } from '@campus/shared-features/lazy';
import {
  Button,
  buttonClass,
  EmptyState,
  ErrorState,
  Icon,
  IconButton,
  LoadingRegion,
  PageHeader,
  VisuallyHidden,
} from '@campus/shared-ui';
import { TextField } from '@campus/shared-ui/field';
import { EmptyScene } from '@campus/shared-ui/list';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { CommunityCards, CommunityCardsSkeleton } from './community-cards';
import type { RequestDialogProps } from './request/request-dialog';
import { useCommunities } from './use-communities';
import boxStyles from './communities.module.css';

interface SearchBoxProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Number of matches, undefined until loaded. */
  readonly count: number | undefined;
}

function countText(count: number | undefined, query: string): string {
  if (count === undefined) return '';
  const communities = count === 1 ? '1 community' : `${count} communities`;
  return query.trim() === '' ? communities : `${communities} found`;
}

/** Searches while the user types, and announces the number of matches politely. */
function SearchBox({ query, onQuery, count }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onQuery('');
    input.current?.focus();
  };
  return (
    <div role="search" className={boxStyles.search}>
      <TextField
        ref={input}
        label={<VisuallyHidden>Search communities</VisuallyHidden>}
        type="search"
        placeholder="Search communities"
        autoComplete="off"
        value={query}
        prefix={<Icon name="search" />}
        suffix={
          query !== '' && (
            <IconButton icon="close" label="Clear search" size="small" onClick={clear} />
          )
        }
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') clear();
        }}
      />
      <p className={boxStyles.count} role="status">
        {countText(count, query)}
      </p>
    </div>
  );
}

const RequestDialog = lazyDialog<RequestDialogProps>(() =>
  import(/* webpackChunkName: "community-request" */ './request/request-dialog').then(
    (part) => part.RequestDialog,
  ),
);

function matching(list: readonly Community[], query: string): readonly Community[] {
  const wanted = query.trim().toLocaleLowerCase();
  return list.filter(({ name, description }) =>
    `${name}\n${description}`.toLocaleLowerCase().includes(wanted),
  );
}

function NothingFound({ query, action }: { query: string; action: ReactNode }) {
  return (
    <EmptyState
      title="No community found"
      scene={<EmptyScene name="LibraryLamp" />}
      action={action}
    >
      No results for “{query}”. Try fewer letters, or request a community with that name.
    </EmptyState>
  );
}

function NoCommunities({ action }: { action: ReactNode }) {
  return (
    <EmptyState
      title="No communities yet"
      scene={<EmptyScene name="BanyanBench" />}
      action={action}
    >
      Your college has no communities yet. Request the first one.
    </EmptyState>
  );
}

/** Recent posts per community, undefined until loaded. The page does not wait for it. */
function useActivity(): ReadonlyMap<string, number> | undefined {
  const { data } = useCall(listActivity, {});
  return data && new Map(data.map(({ _id, posts }) => [_id, posts]));
}

/** All communities of the college, to search and join. The URL holds the filter and the dialog. */
export function CommunitiesPage() {
  usePageTitle('Communities');
  const { list, failure, retry } = useCommunities();
  const activity = useActivity();
  const search = useSearchState('q');
  const dialog = useSearchState('request');
  const query = search.value ?? '';
  const matches = list && matching(list, query);
  const setQuery = (text: string) => search.replace(text === '' ? undefined : text);
  const request = (
    <Button icon="plus" onClick={() => dialog.open('1')}>
      Request New Community
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Communities"
        actions={
          <>
            <Link className={buttonClass()} to={paths.people()}>
              <Icon name="search" /> Find People
            </Link>
            {request}
          </>
        }
      >
        The departments, clubs and hostels of your college. Join a few to have them on your
        dashboard.
      </PageHeader>
      <SearchBox query={query} onQuery={setQuery} count={matches?.length} />
      {failure && <ErrorState message={failure} onRetry={retry} />}
      {!failure && (
        <LoadingRegion busy={!list} label="Loading communities">
          {!matches && <CommunityCardsSkeleton />}
          {matches && matches.length > 0 && (
            <CommunityCards communities={matches} activity={activity} />
          )}
          {list?.length === 0 && <NoCommunities action={request} />}
          {list && list.length > 0 && matches?.length === 0 && (
            <NothingFound query={query} action={request} />
          )}
        </LoadingRegion>
      )}
      <RequestDialog
        open={dialog.value !== undefined}
        suggestion={matches?.length === 0 ? query.trim() : ''}
        onClose={dialog.close}
      />
    </>
  );
}
