import { paths } from '@campus/federation/remote';
import { Button } from '@campus/shared-ui';
import { Link } from 'react-router-dom';
import styles from '../account.module.css';

/** Explains the deletion of an account and opens its dialog. */
export function DeletePanel({ onDelete }: { onDelete: () => void }) {
  return (
    <>
      <p className={styles.hint}>
        We close your account now and delete it after seven days, with everything in it. Changed
        your mind? Just log in before then.
      </p>
      <p className={styles.hint}>
        To leave only dating, delete your dating profile in{' '}
        <Link to={paths.datingHome()}>Dating</Link>.
      </p>
      <div>
        <Button variant="danger" onClick={onDelete}>
          Delete account...
        </Button>
      </div>
    </>
  );
}
