import { listMatchRequests, type MatchRequest } from '@campus/contract';
import { useCall } from '@campus/contract/react';
import { paths, usePageTitle } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { lazyDialog } from '@campus/shared-features/lazy';
import { buttonClass, Icon, PageHeader } from '@campus/shared-ui';
import { Link } from 'react-router-dom';
import { MatchMoment, useMatchMoment } from '../../moment/use-match-moment';
import { BackToDating } from '../../profile/back-to-dating';
import { leaveRequests } from '../../profile/dating-cache';
import { useLeaving } from '../../profile/use-leaving';
import { keyOf, useRespond } from './answer-buttons';
import { RequestList } from './list/request-list';
import type { SenderModalProps } from './modal/sender-modal';

const SenderModal = lazyDialog<SenderModalProps>(() =>
  import(/* webpackChunkName: "dating-profile" */ './modal/sender-modal').then(
    (part) => part.SenderModal,
  ),
);

const toChat = (
  <Link className={buttonClass('secondary')} to={paths.datingChat()}>
    <Icon name="comment" /> Chat with Matches
  </Link>
);

/** Students who ask for a match. The URL names the open profile. */
export function RequestsPage() {
  usePageTitle('Match Requests');
  const shown = useSearchState('profile');
  const requests = useCall(listMatchRequests, {});
  const { leave, close } = useLeaving(shown);
  const onGone = (request: MatchRequest) => {
    const key = keyOf(request);
    leave(key, () => leaveRequests(request._id));
    close(key);
  };
  const moment = useMatchMoment(shown);
  const respond = useRespond({ onGone, onMatch: moment.begin });
  const part = { respond, onGone };
  return (
    <>
      <PageHeader title="Match Requests" before={<BackToDating />} actions={toChat}>
        Students who'd like to get to know you.
      </PageHeader>
      <RequestList {...part} asked={requests} onOpen={shown.open} />
      <SenderModal
        {...part}
        open={shown.value !== undefined}
        shown={shown.value}
        requests={requests.data ?? []}
        onClose={shown.close}
      />
      <MatchMoment {...moment.dialog} />
    </>
  );
}
