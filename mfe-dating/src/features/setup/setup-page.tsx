import { datingMessages, findOwnDatingProfile } from '@campus/contract';
import { failureMessage, isNetworkFailure } from '@campus/contract/client';
import { useCall } from '@campus/contract/react';
import { usePageTitle } from '@campus/federation/remote';
import { ErrorState, PageHeader } from '@campus/shared-ui';
import { ProfileForm } from './profile-form';
import { SetupSkeleton } from './setup-skeleton';
import styles from './setup.module.css';

/** The profile there is, asked for on every visit: what is edited must be what is stored. */
function useOwnProfile() {
  const { data, error, isFetchedAfterMount, refetch, isFetching } = useCall(
    findOwnDatingProfile,
    {},
    { staleTime: 0 },
  );
  const retry = { onRetry: () => void refetch(), busy: isFetching };
  if (!isFetchedAfterMount) return { state: 'loading' } as const;
  if (error?.status === 404) return { state: 'new' } as const;
  if (!error && data) return { state: 'stored', profile: data } as const;
  const message = isNetworkFailure(error)
    ? datingMessages.serverErrorLater
    : failureMessage(error, datingMessages.checkFailed);
  return { state: 'failed', failure: { ...retry, message } } as const;
}

const titles = {
  loading: 'Dating Profile',
  failed: 'Dating Profile',
  new: 'Create Dating Profile',
  stored: 'Edit Dating Profile',
};

/** The form of the student's dating profile: a new one, or the one there is. */
export function SetupPage() {
  const own = useOwnProfile();
  const title = titles[own.state];
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <PageHeader title={title}>What others know of you before they say hello.</PageHeader>
      {own.state === 'loading' && <SetupSkeleton />}
      {own.state === 'failed' && <ErrorState {...own.failure} />}
      {own.state === 'new' && <ProfileForm />}
      {own.state === 'stored' && <ProfileForm before={own.profile} />}
    </div>
  );
}
