import { checkDatingProfile, datingMessages } from '@campus/contract';
import { failureMessage, isNetworkFailure } from '@campus/contract/client';
import { useCall } from '@campus/contract/react';
import { usePageTitle } from '@campus/federation/remote';
import { ErrorState, PageHeader } from '@campus/shared-ui';
import type { ReactNode } from 'react';
import { HomeSkeleton, HomeStates, Welcome } from './home-view';
import styles from './home.module.css';

/** The frame around every state of the dating home. */
function DatingFrame({ children }: { children: ReactNode }) {
  usePageTitle('Dating');
  return (
    <div className={styles.page}>
      <PageHeader title="Dating">Connect with other students</PageHeader>
      {children}
    </div>
  );
}

function Checked() {
  const { data, error, refetch, isFetching } = useCall(checkDatingProfile, {});
  if (data) return data.hasProfile ? <HomeStates /> : <Welcome />;
  if (!error) return <HomeSkeleton>Loading</HomeSkeleton>;
  const message = isNetworkFailure(error)
    ? datingMessages.serverErrorLater
    : failureMessage(error, datingMessages.checkFailed);
  return <ErrorState message={message} onRetry={() => void refetch()} busy={isFetching} />;
}

/** The entry page: the home for students with a profile, the welcome for others. */
export function DatingGate() {
  return (
    <DatingFrame>
      <Checked />
    </DatingFrame>
  );
}

/** The dating home at its own URL. */
export function DatingHome() {
  return (
    <DatingFrame>
      <HomeStates />
    </DatingFrame>
  );
}
