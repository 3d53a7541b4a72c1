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
  LoadingRegion,
  PageHeader,
} from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import { SearchBox } from '@campus/shared-ui/listing';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { CommunityCards, CommunityCardsSkeleton } from './community-cards';
import type { RequestDialogProps } from './request/request-dialog';
import { useCommunities } from './use-communities';
import boxStyles from './communities.module.css';

function countText(count: number | undefined, query: string): string {
  if (count === undefined) return '';
  const communities = count === 1 ? '1 community' : `${count} communities`;
  return query.trim() === '' ? communities : `${communities} found`;
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

/** Communities with recent posts first, for students who have not joined any yet. */
function useInOrder(list: readonly Community[] | undefined) {
  const { data, isPending } = useCall(listActivity, {});
  const [isFirst, setFirst] = useState<boolean>();
  // Decided once: joining the first one reorders nothing.
  if (list && isFirst === undefined) setFirst(!list.some(({ joined }) => joined));
  const activity = data && new Map(data.map(({ _id, posts }) => [_id, posts]));
  const postsOf = ({ _id }: Community) => activity?.get(_id) ?? 0;
  if (!isFirst) return { activity, inOrder: list };
  const byActivity = list?.toSorted((one, other) => postsOf(other) - postsOf(one));
  return { activity, inOrder: isPending ? undefined : byActivity };
}

interface CommunitiesHeadProps {
  /** The button that requests a community. */
  readonly request: ReactNode;
  readonly query: string;
  readonly onSearch: (text: string) => void;
  /** How many were found. */
  readonly count: string;
}

/** The heading of the page and the search. */
export function CommunitiesHead({ request, query, onSearch, count }: CommunitiesHeadProps) {
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
      <div role="search" className={boxStyles.search}>
        <SearchBox label="Search communities" value={query} onSearch={onSearch} />
        <p className={boxStyles.count} role="status">
          {count}
        </p>
      </div>
    </>
  );
}

/** All communities of the college, to search and join. The URL holds the filter and the dialog. */
export function CommunitiesPage() {
  usePageTitle('Communities');
  const { list, failure, retry } = useCommunities();
  const { activity, inOrder } = useInOrder(list);
  const search = useSearchState('q');
  const dialog = useSearchState('request');
  const query = search.value ?? '';
  const matches = inOrder && matching(inOrder, query);
  const request = (
    <Button icon="plus" onClick={() => dialog.open('1')}>
      Request New Community
    </Button>
  );
  return (
    <>
      <CommunitiesHead
        request={request}
        query={query}
        onSearch={(text) => search.replace(text || undefined)}
        count={countText(matches?.length, query)}
      />
      {failure && <ErrorState message={failure} onRetry={retry} />}
      {!failure && (
        <LoadingRegion busy={!matches} label="Loading communities">
          {!matches && <CommunityCardsSkeleton />}
          {matches && matches.length > 0 && (
            <CommunityCards communities={matches} activity={activity} />
          )}
          {list?.length === 0 && (
            <EmptyState
              title="No communities yet"
              scene={<EmptyScene name="BanyanBench" />}
              action={request}
            >
              Your college has no communities yet. Request the first one.
            </EmptyState>
          )}
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
