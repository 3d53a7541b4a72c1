import { paths } from '@campus/federation/remote';
import { buttonClass } from '@campus/shared-ui';
import { AutoRickshaw } from '@campus/shared-ui/scenes';
import { Link } from 'react-router-dom';
import { useIsStudent } from '../session/session';
import styles from './not-found-page.module.css';

/** The page for an unknown address. */
export function NotFoundPage() {
  const isStudent = useIsStudent();
  return (
    <div className={styles.page}>
      <div className={styles.scene}>
        <AutoRickshaw />
      </div>
      <h1 tabIndex={-1} className={styles.title}>
        Page not found
      </h1>
      <p className={styles.text}>The address may have a typo, or the page has moved.</p>
      <Link
        className={buttonClass('primary', 'large')}
        to={isStudent ? paths.dashboard() : paths.landing()}
      >
        Take me home
      </Link>
    </div>
  );
}
