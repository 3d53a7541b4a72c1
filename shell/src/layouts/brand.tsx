import { Mark } from '@campus/shared-ui';
import { Link } from 'react-router-dom';
import styles from './brand.module.css';

/** Our logo and name, as a link to the home page. */
export function Brand({ to }: { to: string }) {
  return (
    <Link className={styles.brand} to={to} aria-label="Campus">
      <Mark size={30} />
      <span className={styles.name}>Campus</span>
    </Link>
  );
}
