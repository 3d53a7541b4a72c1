import { datingMessages, type OwnDatingProfile } from '@campus/contract';
import { Button, Icon } from '@campus/shared-ui';
import { Picture } from '@campus/shared-ui/images';
import { usePause } from './use-pause';
import styles from './profile-card.module.css';

function Visibility({ isPaused }: Pick<OwnDatingProfile, 'isPaused'>) {
  const { toggle, busy } = usePause(isPaused);
  return (
    <div className={styles.visibility} data-paused={isPaused || undefined}>
      <Icon name={isPaused ? 'eye-off' : 'eye'} size={18} />
      <p role="status">
        {isPaused ? datingMessages.profilePaused : 'Shown to the students you may match with'}
      </p>
      <Button size="small" busy={busy} onClick={() => void toggle()}>
        {isPaused ? 'Show again' : 'Pause profile'}
      </Button>
    </div>
  );
}

/** The student as the others see them, and whether they do. */
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
