import { datingMessages, exploreProfiles, type AnswerOf, type ProfileCard } from '@campus/contract';
import { usePagedList, usePages, type PagedList } from '@campus/contract/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { leaveExplore } from '../../../profile/dating-cache';

export interface ListedPerson extends ProfileCard {
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
