import { datingHome, datingMessages } from '@campus/contract';
import { failureMessage, isNetworkFailure } from '@campus/contract/client';
import { useCall } from '@campus/contract/react';
import { ErrorState } from '@campus/shared-ui';
import { HomeSkeleton } from './home-skeleton';
import { HomeView } from './home-view';
import { Welcome } from './welcome';

/** The dating home in whichever of its states it is. Its figures are asked for on every visit. */
export function HomeStates() {
  const { data, error, refetch, isFetching } = useCall(datingHome, {}, { staleTime: 0 });
  if (error?.status === 404) return <Welcome />;
  if (data) return <HomeView home={data} />;
  if (!error) return <HomeSkeleton>{datingMessages.loadingProfile}</HomeSkeleton>;
  const message = isNetworkFailure(error)
    ? datingMessages.homeServerError
    : failureMessage(error, datingMessages.homeFailed);
  return (
    <ErrorState
      title={
        <span role="heading" aria-level={2}>
          Error
        </span>
      }
      message={message}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  );
}
