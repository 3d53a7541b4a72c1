import { datingMessages } from '@campus/contract';
import { paths } from '@campus/federation/remote';
import { Button, Icon, type IconName } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import { useNavigate } from 'react-router-dom';
import styles from './welcome.module.css';

const hints: readonly { icon: IconName; text: string }[] = [
  { icon: 'camera', text: 'Add your best photos' },
  { icon: 'edit', text: 'Tell others about yourself' },
  { icon: 'heart', text: 'Find your perfect match' },
];

/** For a student without a profile: explains dating and links to the profile form. */
export function Welcome() {
  const navigate = useNavigate();
  return (
    <section className={styles.welcome} aria-labelledby="dating-welcome">
      <div className={styles.scene}>
        <EmptyScene name="BanyanBench" />
      </div>
      <div className={styles.words}>
        <h2 id="dating-welcome" className={styles.title}>
          {datingMessages.welcome}
        </h2>
        <p className={styles.invitation}>{datingMessages.invitation}</p>
        <ol className={styles.hints}>
          {hints.map(({ icon, text }) => (
            <li key={text}>
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              {text}
            </li>
          ))}
        </ol>
        <Button
          variant="primary"
          size="large"
          onClick={() => void navigate(paths.datingProfileSetup())}
        >
          Create Profile
        </Button>
      </div>
    </section>
  );
}
