import { paths } from '@campus/federation/remote';
import { Button } from '@campus/shared-ui';
import { Link } from 'react-router-dom';
import styles from '../account.module.css';

/** The way out, and what it leads to. */
export function DeletePanel({ onDelete }: { onDelete: () => void }) {
  return (
    <>
      <p className={styles.hint}>
        Your account is closed at once and deleted after seven days, with everything that is yours.
        Until then you can sign in and keep it.
      </p>
      <p className={styles.hint}>
        To leave dating alone, delete your dating profile in{' '}
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
