import {
  datingHome,
  datingMessages,
  pauseDatingProfile,
  type AnswerOf,
  type OwnDatingProfile,
} from '@campus/contract';
import { callKey, queryClient, useWrite } from '@campus/contract/react';
import { Button, Icon, notify } from '@campus/shared-ui';
import { Picture } from '@campus/shared-ui/pictures';
import { formatFailure } from '../../profile/format-failure';
import styles from './profile-card.module.css';

/** Pauses the student's profile, or shows it again. */
function usePause(isPaused: boolean) {
  const write = useWrite(pauseDatingProfile);
  const toggle = async () => {
    try {
      await write.mutateAsync({ body: { isPaused: !isPaused } });
    } catch (error) {
      notify.error(formatFailure(error, datingMessages.profileSaveFailed));
      return;
    }
    queryClient.setQueryData<AnswerOf<typeof datingHome>>(
      callKey(datingHome, {}),
      (home) => home && { ...home, profile: { ...home.profile, isPaused: !isPaused } },
    );
    // The status line already shows that the profile is paused.
    if (isPaused) notify.success(datingMessages.profileShown);
  };
  return { toggle, busy: write.isPending };
}

interface ProfilePartsProps {
  readonly profile: Pick<
    OwnDatingProfile,
    'isPaused' | 'name' | 'profilePhoto' | 'shortDescription'
  >;
  readonly busy?: boolean;
  readonly onToggle?: () => void;
}

/** The content of the card: the profile as others see it, and whether it is visible. */
export function ProfileParts({ profile, busy = false, onToggle }: ProfilePartsProps) {
  const { isPaused, name, profilePhoto, shortDescription } = profile;
  return (
    <>
      <div className={styles.photo} data-paused={isPaused || undefined}>
        <Picture src={profilePhoto} alt="Your profile" ratio="4 / 5" loading="eager" />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.short}>{shortDescription}</p>
      </div>
      <div className={styles.visibility} data-paused={isPaused || undefined}>
        <Icon name={isPaused ? 'eye-off' : 'eye'} size={18} />
        <p role="status">
          {isPaused ? datingMessages.profilePaused : 'Visible to the students you could match with'}
        </p>
        <Button size="small" busy={busy} onClick={onToggle}>
          {isPaused ? 'Show again' : 'Pause profile'}
        </Button>
      </div>
    </>
  );
}

/** The student's own profile. */
export function ProfileCard({ profile }: { profile: OwnDatingProfile }) {
  const { toggle, busy } = usePause(profile.isPaused);
  return (
    <section className={styles.card} aria-label="Your profile">
      <ProfileParts profile={profile} busy={busy} onToggle={() => void toggle()} />
    </section>
  );
}
