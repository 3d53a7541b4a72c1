import { usePageTitle } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { lazyDialog } from '@campus/shared-features/lazy';
import { PageHeader } from '@campus/shared-ui';
import { BackToDating, useLeaving } from '../../profile';
import { PeopleList } from './list/people-list';
import { useExplore } from './list/use-explore';
import { useSendRequest } from './use-send-request';
import { ViewerLine } from './viewer-line';
import type { PersonModalProps } from './modal/person-modal';

const PersonModal = lazyDialog<PersonModalProps>(() =>
  import(/* webpackChunkName: "dating-profile" */ './modal/person-modal').then(
    (part) => part.PersonModal,
  ),
);

/** Students who can be asked for a match. Who is looked at lives in the address. */
export function ExplorePage() {
  usePageTitle('Explore People');
  const shown = useSearchState('profile');
  const leaving = useLeaving(shown);
  const { list, noProfile, drop } = useExplore();
  const leave = (userId: string) => leaving.leave(userId, () => drop(userId));
  const request = useSendRequest((userId) => {
    leave(userId);
    leaving.close(userId);
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
    </>
  );
}
