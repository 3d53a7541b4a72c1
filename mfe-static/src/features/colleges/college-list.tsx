import { accountMessages, type College, listColleges } from '@campus/contract';
import { failureMessage, isNetworkFailure } from '@campus/contract/client';
import { useCall } from '@campus/contract/react';
import { useSearchState } from '@campus/federation/remote/address';
import {
  Button,
  EmptyState,
  ErrorState,
  LoadingRegion,
  Skeleton,
  VisuallyHidden,
} from '@campus/shared-ui';
import { SearchBox } from '@campus/shared-ui/listing';
import { LibraryLamp, NoticeBoard } from '@campus/shared-ui/scenes';
import milestoneStyles from './milestones.module.css';
import styles from './colleges.module.css';

function Milestone({ college }: { college: College }) {
  return (
    <li className={milestoneStyles.stone}>
      <p className={milestoneStyles.cap}>{college.state}</p>
      <h3 className={milestoneStyles.name}>{college.name}</h3>
      <p className={milestoneStyles.country}>{college.country}</p>
      <p className={milestoneStyles.suffix}>
        <VisuallyHidden>Email addresses end in </VisuallyHidden>
        {college.emailSuffix}
      </p>
    </li>
  );
}

/** The colleges, drawn as milestones of a highway: the yellow cap names the state. */
function Milestones({ colleges }: { colleges: readonly College[] }) {
  return (
    <ul className={milestoneStyles.stones} aria-label="Partner colleges">
      {colleges.map((college) => (
        <Milestone key={college._id} college={college} />
      ))}
    </ul>
  );
}

/** Placeholder for the milestones while they load. */
function MilestonesSkeleton() {
  return (
    <div className={milestoneStyles.stones} aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={milestoneStyles.stone}>
          <div className={milestoneStyles.cap} />
          <Skeleton width="80%" height="1.4rem" />
          <Skeleton width="40%" />
        </div>
      ))}
    </div>
  );
}

const plain = (text: string) => text.trim().toLocaleLowerCase();

/** The colleges whose visible texts contain every word of the search. */
export function matching(list: readonly College[], search: string): readonly College[] {
  const words = plain(search).split(/\s+/);
  return list.filter(({ name, state, country, emailSuffix }) => {
    const text = plain([name, state, country, emailSuffix].join(' '));
    return words.every((word) => text.includes(word));
  });
}

export interface Colleges {
  /** Sorted by name; undefined while loading and after a failure. */
  readonly list: readonly College[] | undefined;
  /** Why loading failed, or undefined. */
  readonly failure: string | undefined;
  readonly retry: () => void;
}

/** Milliseconds for which the list counts as fresh: new colleges are rare. */
const staleTime = 5 * 60_000;

/** The partner colleges. */
export function useColleges(): Colleges {
  const { data, error, refetch, isFetching } = useCall(listColleges, {}, { staleTime });
  const failed = error && !data && !isFetching;
  const words = isNetworkFailure(error)
    ? accountMessages.serverError
    : failureMessage(error, accountMessages.collegesFailed);
  return {
    list: data,
    failure: failed ? words : undefined,
    retry: () => void refetch(),
  };
}

/** Up to this number, the list is readable at a glance. */
const fewEnough = 6;

function countOf(count: number, search: string): string {
  const colleges = count === 1 ? '1 college' : `${count} colleges`;
  return search ? `${colleges} found` : colleges;
}

interface PartProps {
  readonly onRequest: () => void;
}

function RequestButton({ onRequest }: PartProps) {
  return (
    <Button icon="plus" onClick={onRequest}>
      Request a college
    </Button>
  );
}

function FoundColleges({ list, onRequest }: PartProps & { list: readonly College[] }) {
  const { value: search = '', replace } = useSearchState('q');
  const matches = matching(list, search);
  return (
    <>
      {(list.length > fewEnough || search) && (
        <div role="search" className={styles.search}>
          <SearchBox
            label="Search colleges"
            placeholder="Name, state or email suffix"
            value={search}
            onSearch={(text) => replace(text || undefined)}
          />
        </div>
      )}
      <p role="status" className={styles.count}>
        {countOf(matches.length, search)}
      </p>
      {matches.length > 0 ? (
        <Milestones colleges={matches} />
      ) : (
        <EmptyState
          title="No college found"
          scene={<LibraryLamp />}
          action={<RequestButton onRequest={onRequest} />}
        >
          No results for “{search}”. Try fewer letters, or ask us to add your college.
        </EmptyState>
      )}
    </>
  );
}

/** The partner colleges in each state of the list. The URL holds the search. */
export function CollegeList({ onRequest }: PartProps) {
  const { list, failure, retry } = useColleges();
  if (failure) return <ErrorState message={failure} onRetry={retry} />;
  return (
    <LoadingRegion busy={!list} label="Loading colleges">
      {!list && (
        <>
          <div className={styles.searchSkeleton} />
          <p className={styles.count} />
          <MilestonesSkeleton />
        </>
      )}
      {list?.length === 0 && (
        <EmptyState
          title="No colleges yet"
          scene={<NoticeBoard />}
          action={<RequestButton onRequest={onRequest} />}
        >
          Yours can be the first.
        </EmptyState>
      )}
      {list && list.length > 0 && <FoundColleges list={list} onRequest={onRequest} />}
    </LoadingRegion>
  );
}
