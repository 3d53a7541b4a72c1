import { paths } from '@campus/federation/remote';
import { buttonClass, EmptyState, Icon } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import { Link } from 'react-router-dom';
import styles from './back-to-dating.module.css';

export function BackToDating() {
  return (
    <Link className={styles.back} to={paths.dating()}>
      <Icon name="chevron-left" size={18} /> Back to Dating
    </Link>
  );
}

/** Shown to a student without a profile, who cannot see those of others. */
export function NoProfile({ message }: { message: string }) {
  return (
    <EmptyState
      title={<span role="alert">{message}</span>}
      scene={<EmptyScene name="PaperPlane" />}
      action={
        <Link className={buttonClass('primary')} to={paths.datingProfileSetup()}>
          Create Profile
        </Link>
      }
    />
  );
}
