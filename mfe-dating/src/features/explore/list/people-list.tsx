import { type AnswerOf, datingMessages, exploreProfiles, type ProfileCard } from '@campus/contract';
import { type PagedList, usePagedList, usePages } from '@campus/contract/react';
import { EmptyState, Skeleton, VisuallyHidden } from '@campus/shared-ui';
import { EmptyScene, ListStates, LoadMore } from '@campus/shared-ui/list';
import { useEffect, useEffectEvent, useState } from 'react';
import { NoProfile } from '../../../profile/back-to-dating';
import { leaveExplore } from '../../../profile/dating-cache';
import { GenderBadge } from '../../../profile/gender-badge';
import { cardClick, entryId } from '../../../profile/use-leaving';
import { SendButton, type SendRequest } from '../send-button';
import styles from './people.module.css';

interface ListedPerson extends ProfileCard {
  readonly _id: string;
}

const wording = {
  entriesOf: (page: AnswerOf<typeof exploreProfiles>): readonly ListedPerson[] =>
    page.profiles.map((profile) => ({ ...profile, _id: profile.user_id })),
  listFailed: datingMessages.profilesFailed,
  moreFailed: datingMessages.profilesFailed,
  networkFailed: datingMessages.serverErrorLater,
};

interface Explore {
  readonly list: PagedList<ListedPerson>;
  /** The student has no profile yet; the page says so. */
  readonly noProfile: boolean;
  readonly drop: (userId: string) => void;
}

/** The students who can be asked, without those removed from the list since. */
export function useExplore(): Explore {
  const pages = usePages(exploreProfiles, {});
  const all = usePagedList(pages, wording);
  // A page requested before the removal would bring the student back into the list.
  const [gone, setGone] = useState<readonly string[]>([]);
  const entries = all.entries.filter(({ _id }) => !gone.includes(_id));
  const { hasMore, loadingMore, moreFailure, loadMore } = all;
  const ranOut =
    all.state === 'ready' && entries.length === 0 && hasMore && !loadingMore && !moreFailure;
  const goOn = useEffectEvent(loadMore);
  useEffect(() => {
    if (ranOut) goOn();
  }, [ranOut]);
  return {
    list: { ...all, entries },
    noProfile: !pages.data && pages.error?.status === 403,
    drop: (userId) => {
      setGone((before) => [...before, userId]);
      leaveExplore(userId);
    },
  };
}

interface PersonCardProps {
  readonly card: ProfileCard;
  readonly request: SendRequest;
  readonly onOpen: (userId: string) => void;
}

/** A student's photo and name; the whole card opens their profile, the button sends a request. */
function PersonCard({ card, request, onOpen }: PersonCardProps) {
  const id = entryId(card.user_id);
  const heading = `${id}-name`;
  return (
    <article id={id} className={styles.card} aria-labelledby={heading} {...cardClick}>
      <div className={styles.photo}>
        <img
          src={card.profileThumbnail ?? (card.profilePhoto || undefined)}
          alt={card.name}
          loading="lazy"
          decoding="async"
        />
        <div className={styles.badge}>
          <GenderBadge gender={card.gender} />
        </div>
      </div>
      <div className={styles.words}>
        <h3 id={heading} className={styles.name}>
          <button
            type="button"
            className={styles.open}
            aria-haspopup="dialog"
            onClick={() => onOpen(card.user_id)}
          >
            {card.name}
          </button>
        </h3>
        <p className={styles.short}>{card.shortDescription}</p>
      </div>
      <SendButton
        card={card}
        request={request}
        size="small"
        className={styles.send}
        aria-describedby={heading}
      />
    </article>
  );
}

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
