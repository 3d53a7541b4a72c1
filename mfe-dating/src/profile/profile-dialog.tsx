import { matchMessages } from '@campus/contract';
import { EmptyState, ErrorState, LoadingRegion } from '@campus/shared-ui';
import { Dialog } from '@campus/shared-ui/dialog';
import { EmptyScene } from '@campus/shared-ui/list';
import type { ReactNode } from 'react';
import { ProfileSkeleton, ProfileView } from './profile-view';
import type { Person } from './use-person';
import styles from './profile.module.css';

export interface ProfileDialogProps {
  readonly open: boolean;
  readonly person: Person;
  readonly onClose: () => void;
  /** A row of buttons with actions, shown once the profile is loaded. */
  readonly children: ReactNode;
}

function Shown({ person }: Pick<ProfileDialogProps, 'person'>) {
  if (person.state === 'known') return <ProfileView key={person.card.user_id} {...person} />;
  if (person.state === 'failed') {
    return <ErrorState message={person.message} onRetry={person.retry} />;
  }
  if (person.state === 'missing') {
    return (
      <EmptyState title={matchMessages.notAvailable} scene={<EmptyScene name="BanyanBench" />} />
    );
  }
  return (
    <LoadingRegion busy label="Loading the profile">
      <ProfileSkeleton />
    </LoadingRegion>
  );
}

/** A student's full profile in a dialog over the page. */
export function ProfileDialog({ open, person, onClose, children }: ProfileDialogProps) {
  const known = person.state === 'known';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={known ? person.card.name : 'Profile'}
      footer={known && <div className={styles.actions}>{children}</div>}
    >
      <Shown person={person} />
    </Dialog>
  );
}
