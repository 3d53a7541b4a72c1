import { paths } from '@campus/federation/remote';
import { Icon } from '@campus/shared-ui';
import { Link } from 'react-router-dom';
import styles from './back-to-dating.module.css';

export function BackToDating() {
  return (
    <Link className={styles.back} to={paths.dating()}>
      <Icon name="chevron-left" size={18} /> Back to Dating
    </Link>
  );
}
