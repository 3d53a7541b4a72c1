import type { College } from '@campus/contract';
import { useSearchState } from '@campus/federation/remote/address';
import { Button, EmptyState, ErrorState, LoadingRegion } from '@campus/shared-ui';
import { SearchBox } from '@campus/shared-ui/listing';
import { LibraryLamp, NoticeBoard } from '@campus/shared-ui/scenes';
import { matching } from './matching';
import styles from './colleges.module.css';
import { Milestones, MilestonesSkeleton } from './milestones';
import { useColleges } from './use-colleges';

/** Up to so many are seen at a glance. */
const fewEnough = 6;

function countOf(found: number, search: string): string {
  const colleges = found === 1 ? '1 college' : `${found} colleges`;
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
  const found = matching(list, search);
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
        {countOf(found.length, search)}
      </p>
      {found.length > 0 ? (
        <Milestones colleges={found} />
      ) : (
        <EmptyState
          title="No college like that"
          scene={<LibraryLamp />}
          action={<RequestButton onRequest={onRequest} />}
        >
          Nothing matches “{search}”. Try fewer letters, or ask us to add your college.
        </EmptyState>
      )}
    </>
  );
}

/** The partner colleges in whichever state they are. The search lives in the address. */
export function CollegeList({ onRequest }: PartProps) {
  const { list, failure, retry } = useColleges();
  if (failure) return <ErrorState message={failure} onRetry={retry} />;
  return (
    <LoadingRegion busy={!list} label="Loading colleges">
      {!list && (
        <>
          <div className={styles.searchGhost} />
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
