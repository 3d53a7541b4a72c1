import { usePageTitle } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { PageHeader } from '@campus/shared-ui';
import { BackToDating, useLeaving } from '../../profile';
import { PeopleList } from './list/people-list';
import { useExplore } from './list/use-explore';
import { PersonOverlay } from './modal/person-overlay';
import { useSendRequest } from './use-send-request';
import { ViewerLine } from './viewer-line';

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
      <PersonOverlay
        shown={shown.value}
        people={list.entries}
        request={request}
        onLeave={leave}
        onClose={shown.close}
      />
    </>
  );
}
