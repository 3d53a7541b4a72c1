import { checkDatingProfile, datingMessages } from '@campus/contract';
import { failureMessage, isNetworkFailure } from '@campus/contract/client';
import { useCall } from '@campus/contract/react';
import { ErrorState } from '@campus/shared-ui';
import { DatingFrame } from './dating-frame';
import { HomeSkeleton } from './home-skeleton';
import { HomeStates } from './home-states';
import { Welcome } from './welcome';

function Checked() {
  const { data, error, refetch, isFetching } = useCall(checkDatingProfile, {});
  if (data) return data.hasProfile ? <HomeStates /> : <Welcome />;
  if (!error) return <HomeSkeleton>Loading</HomeSkeleton>;
  const message = isNetworkFailure(error)
    ? datingMessages.serverErrorLater
    : failureMessage(error, datingMessages.checkFailed);
  return <ErrorState message={message} onRetry={() => void refetch()} busy={isFetching} />;
}

/** The way in: the home for those with a profile, the welcome for the others. */
export function DatingGate() {
  return (
    <DatingFrame>
      <Checked />
    </DatingFrame>
  );
}
