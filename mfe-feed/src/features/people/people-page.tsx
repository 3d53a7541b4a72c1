import { limits, peopleMessages, searchPeople, type FoundPerson } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { useCall } from '@campus/contract/react';
import { paths, usePageTitle } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import {
  Avatar,
  EmptyState,
  ErrorState,
  LoadingRegion,
  PageHeader,
  Skeleton,
} from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import { SearchBox } from '@campus/shared-ui/listing';
import { Link } from 'react-router-dom';
import { pictureOf } from '../feed';
import { studiesOf } from './index';
import styles from './people.module.css';

/** The typed text as the start of a username; undefined if no username can start with it. */
function nameIn(typed: string): string | undefined {
  const name = typed.trim().replace(/^@/, '').replaceAll(/\s+/g, '_');
  return /^\w{1,20}$/.test(name) ? name : undefined;
}

function People({ people }: { people: readonly FoundPerson[] }) {
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <li key={person.username}>
          <Link className={styles.found} to={paths.person(person.username)}>
            <Avatar name={person.username} {...pictureOf(person)} size={44} />
            <span className={styles.words}>
              <span className={styles.username}>{person.username}</span>
              <span className={styles.studies}>{studiesOf(person)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function PeopleSkeleton() {
  return (
    <div className={styles.people} aria-hidden="true">
      {['first', 'second', 'third'].map((key) => (
        <div key={key} className={styles.found}>
          <Skeleton shape="circle" width="2.75rem" height="2.75rem" />
          <Skeleton width="9rem" />
        </div>
      ))}
    </div>
  );
}

function countText(found: readonly FoundPerson[] | undefined): string {
  if (!found) return '';
  if (found.length === limits.peopleFound) return `The first ${limits.peopleFound} people`;
  return found.length === 1 ? '1 person found' : `${found.length} people found`;
}

/** Searches the students of the college by name. The URL holds the search text. */
export function PeoplePage() {
  usePageTitle('People');
  const search = useSearchState('q');
  const typed = search.value ?? '';
  const q = nameIn(typed);
  const answer = useCall(searchPeople, { query: { q: q ?? '' } }, { enabled: q !== undefined });
  const found = q === undefined ? [] : answer.data;
  const failed = q !== undefined && answer.error && !answer.data;
  return (
    <div className={styles.page}>
      <PageHeader title="People">Students of your college, by their usernames.</PageHeader>
      <div role="search" className={styles.search}>
        <SearchBox
          label="Search people"
          placeholder="Start of a username, like asha"
          value={typed}
          onSearch={(text) => search.replace(text || undefined)}
        />
        <p className={styles.count} role="status">
          {typed && countText(found)}
        </p>
      </div>
      {failed && (
        <ErrorState
          message={failureMessage(answer.error, peopleMessages.searchFailed)}
          onRetry={() => void answer.refetch()}
        />
      )}
      {!typed && (
        <EmptyState title="Who are you looking for?" scene={<EmptyScene name="BanyanBench" />}>
          Type the first letters of a username, or of its second part.
        </EmptyState>
      )}
      {typed && !failed && (
        <LoadingRegion busy={!found} label="Searching for people">
          {!found && <PeopleSkeleton />}
          {found && found.length > 0 && <People people={found} />}
          {found?.length === 0 && (
            <EmptyState title="Nobody by that name" scene={<EmptyScene name="LibraryLamp" />}>
              No username at your college begins with “{typed}”. Try fewer letters.
            </EmptyState>
          )}
        </LoadingRegion>
      )}
    </div>
  );
}
