import type { PagedList } from '@campus/contract/react';
import { EmptyState, Skeleton, VisuallyHidden } from '@campus/shared-ui';
import { EmptyScene, ListStates, LoadMore } from '@campus/shared-ui/list';
import type { SendRequest } from '../send-button';
import { NoProfile } from '../../../profile/back-to-dating';
import styles from './people.module.css';
import { PersonCard } from './person-card';
import type { ListedPerson } from './use-explore';

/** Placeholder for the cards while they load. */
function PeopleSkeleton() {
  return (
    <div className={styles.people} aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={styles.card}>
          <div className={styles.photo} />
          <div className={styles.words}>
            <div className={styles.name}>
              <Skeleton width="60%" />
            </div>
            <div className={styles.short}>
              <Skeleton lines={2} />
            </div>
          </div>
          <div className={styles.sendSkeleton} />
        </div>
      ))}
    </div>
  );
}

interface PeopleListProps {
  readonly list: PagedList<ListedPerson>;
  readonly noProfile: boolean;
  readonly request: SendRequest;
  readonly onOpen: (userId: string) => void;
}

const nobody = (
  <EmptyState title="No profiles available" scene={<EmptyScene name="BanyanBench" />}>
    Check back later for new profiles!
  </EmptyState>
);

/** A grid of photos with names, in each state of the list. */
export function PeopleList({ list, noProfile, request, onOpen }: PeopleListProps) {
  if (noProfile) return <NoProfile message={list.failure} />;
  return (
    <>
      <h2>
        <VisuallyHidden>People</VisuallyHidden>
      </h2>
      <ListStates
        list={list}
        loadingLabel="Loading profiles"
        skeleton={<PeopleSkeleton />}
        empty={nobody}
        signedOut={null}
      >
        <ul className={styles.people} aria-label="People">
          {list.entries.map((card) => (
            <li key={card._id}>
              <PersonCard card={card} request={request} onOpen={onOpen} />
            </li>
          ))}
        </ul>
        <LoadMore
          hasMore={list.hasMore}
          busy={list.loadingMore}
          onMore={list.loadMore}
          label="Load More Profiles"
          endText="No more profiles to show"
          error={list.moreFailure}
        />
      </ListStates>
    </>
  );
}
