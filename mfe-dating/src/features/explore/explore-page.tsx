import { findOwnDatingProfile, type Gender } from '@campus/contract';
import { useCall } from '@campus/contract/react';
import { usePageTitle } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { lazyDialog } from '@campus/shared-features/lazy';
import { PageHeader, Skeleton } from '@campus/shared-ui';
import { MatchMoment, useMatchMoment } from '../../moment/use-match-moment';
import { BackToDating } from '../../profile/back-to-dating';
import { useLeaving } from '../../profile/use-leaving';
import { PeopleList, useExplore } from './list/people-list';
import type { PersonModalProps } from './modal/person-modal';
import { useSendRequest } from './send-button';
import styles from './viewer-line.module.css';

const lines: Record<Gender, string> = {
  male: 'Showing female profiles',
  female: 'Showing male profiles',
  other: 'Showing other profiles',
};

/** Says which profiles the server shows to this student. */
function ViewerLine() {
  const { data, isPending } = useCall(findOwnDatingProfile, {});
  const line = data?.gender
    ? lines[data.gender]
    : 'Showing profiles based on your gender preference';
  return <p className={styles.line}>{isPending ? <Skeleton width="12rem" /> : line}</p>;
}

const PersonModal = lazyDialog<PersonModalProps>(() =>
  import(/* webpackChunkName: "dating-profile" */ './modal/person-modal').then(
    (part) => part.PersonModal,
  ),
);

/** Students who can be asked for a match. The URL names the open profile. */
export function ExplorePage() {
  usePageTitle('Explore People');
  const shown = useSearchState('profile');
  const leaving = useLeaving(shown);
  const { list, noProfile, drop } = useExplore();
  const leave = (userId: string) => leaving.leave(userId, () => drop(userId));
  const moment = useMatchMoment(shown);
  const request = useSendRequest({
    onGone: (userId) => {
      leave(userId);
      leaving.close(userId);
    },
    onMatch: moment.begin,
  });
  return (
    <>
      <PageHeader title="Explore People" before={<BackToDating />}>
        <ViewerLine />
      </PageHeader>
      <PeopleList list={list} noProfile={noProfile} request={request} onOpen={shown.open} />
      <PersonModal
        open={shown.value !== undefined}
        shown={shown.value}
        people={list.entries}
        request={request}
        onLeave={leave}
        onClose={shown.close}
      />
      <MatchMoment {...moment.dialog} />
    </>
  );
}
