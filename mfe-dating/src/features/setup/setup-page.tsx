import { datingMessages, findOwnDatingProfile } from '@campus/contract';
import { failureMessage, isNetworkFailure } from '@campus/contract/client';
import { useCall } from '@campus/contract/react';
import { usePageTitle } from '@campus/federation/remote';
import { ErrorState, LoadingRegion, PageHeader, Skeleton } from '@campus/shared-ui';
import { ProfileForm } from './profile-form';
import photo from './profile-photo.module.css';
import { parts, Section } from './profile-fields';
import styles from './setup.module.css';

/** Height of a text area with its label and counter. */
const area = '9.2rem';

/** Placeholder for the form until it is known whether a profile exists. */
function SetupSkeleton() {
  return (
    <LoadingRegion busy label="Loading your dating profile">
      <div className={styles.skeleton} aria-hidden="true">
        <Section {...parts.photo}>
          <div className={photo.photo}>
            <div className={photo.frame} />
            <div className={photo.tools}>
              <Skeleton shape="rect" width="10rem" height="var(--tap)" />
              <Skeleton lines={2} />
            </div>
          </div>
        </Section>
        <Section {...parts.basics}>
          <Skeleton shape="rect" height="4.5rem" />
        </Section>
        <Section {...parts.about}>
          <Skeleton shape="rect" height={area} />
          <Skeleton shape="rect" height={area} />
        </Section>
        <Section {...parts.preferences}>
          <Skeleton shape="rect" height={area} />
        </Section>
        <Section {...parts.more}>
          <Skeleton shape="rect" height="9.4rem" />
        </Section>
      </div>
    </LoadingRegion>
  );
}

/** The existing profile, requested on every visit so that the form edits the stored version. */
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

/** The form of the student's dating profile, new or existing. */
export function SetupPage() {
  const own = useOwnProfile();
  const title = titles[own.state];
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <PageHeader title={title}>What others know about you before they say hello.</PageHeader>
      {own.state === 'loading' && <SetupSkeleton />}
      {own.state === 'failed' && <ErrorState {...own.failure} />}
      {own.state === 'new' && <ProfileForm />}
      {own.state === 'stored' && <ProfileForm before={own.profile} />}
    </div>
  );
}
