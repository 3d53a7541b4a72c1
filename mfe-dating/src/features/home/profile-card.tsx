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

function Visibility({ isPaused }: Pick<OwnDatingProfile, 'isPaused'>) {
  const { toggle, busy } = usePause(isPaused);
  return (
    <div className={styles.visibility} data-paused={isPaused || undefined}>
      <Icon name={isPaused ? 'eye-off' : 'eye'} size={18} />
      <p role="status">
        {isPaused ? datingMessages.profilePaused : 'Visible to the students you could match with'}
      </p>
      <Button size="small" busy={busy} onClick={() => void toggle()}>
        {isPaused ? 'Show again' : 'Pause profile'}
      </Button>
    </div>
  );
}

/** The student's profile as others see it, and whether it is visible. */
export function ProfileCard({ profile }: { profile: OwnDatingProfile }) {
  return (
    <section className={styles.card} aria-label="Your profile">
      <div className={styles.photo} data-paused={profile.isPaused || undefined}>
        <Picture src={profile.profilePhoto} alt="Your profile" ratio="4 / 5" loading="eager" />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>{profile.name}</h2>
        <p className={styles.short}>{profile.shortDescription}</p>
      </div>
      <Visibility isPaused={profile.isPaused} />
    </section>
  );
}
