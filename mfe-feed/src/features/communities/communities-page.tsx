import type { Community } from '@campus/contract';
import { paths, usePageTitle } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { Button, EmptyState, ErrorState, LoadingRegion, PageHeader } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import { Link } from 'react-router-dom';
import { CommunityCards, CommunityCardsSkeleton } from './community-cards';
import { SearchBox } from './search-box';
import { useCommunities } from './use-communities';

function matching(list: readonly Community[], query: string): readonly Community[] {
  const wanted = query.trim().toLocaleLowerCase();
  return list.filter(({ name, description }) =>
    `${name}\n${description}`.toLocaleLowerCase().includes(wanted),
  );
}

function NothingFound({ query, onClear }: { query: string; onClear: () => void }) {
  return (
    <EmptyState
      title="No community like that"
      scene={<EmptyScene name="LibraryLamp" />}
      action={<Button onClick={onClear}>Clear search</Button>}
    >
      Nothing matches “{query}”. Try fewer letters.
    </EmptyState>
  );
}

function NoCommunities() {
  return (
    <EmptyState
      title="No communities yet"
      scene={<EmptyScene name="BanyanBench" />}
      action={<Link to={paths.dashboard()}>Back to the dashboard</Link>}
    >
      Your college has no communities so far.
    </EmptyState>
  );
}

/** Every community of the college, to search in. The filter lives in the address. */
export function CommunitiesPage() {
  usePageTitle('Communities');
  const { list, failure, retry } = useCommunities();
  const search = useSearchState('q');
  const query = search.value ?? '';
  const found = list && matching(list, query);
  const setQuery = (text: string) => search.replace(text === '' ? undefined : text);
  return (
    <>
      <PageHeader title="Communities">Departments, clubs and hostels of your college.</PageHeader>
      <SearchBox query={query} onQuery={setQuery} count={found?.length} />
      {failure && <ErrorState message={failure} onRetry={retry} />}
      {!failure && (
        <LoadingRegion busy={!list} label="Loading communities">
          {!found && <CommunityCardsSkeleton />}
          {found && found.length > 0 && <CommunityCards communities={found} />}
          {list?.length === 0 && <NoCommunities />}
          {list && list.length > 0 && found?.length === 0 && (
            <NothingFound query={query} onClear={() => setQuery('')} />
          )}
        </LoadingRegion>
      )}
    </>
  );
}
