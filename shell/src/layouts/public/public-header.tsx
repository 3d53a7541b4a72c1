import { paths } from '@campus/federation/remote';
import { buttonClass } from '@campus/shared-ui';
import { Link, NavLink } from 'react-router-dom';
import { useIsStudent } from '../../session/session';
import { ThemeToggle } from '../../theme/theme-toggle';
import { Brand } from '../brand';
import { LogoutButton } from '../../session/logout-button';
import styles from './public-layout.module.css';

/** Login and Signup, or Dashboard and Logout. */
export function PublicHeader() {
  const isStudent = useIsStudent();
  return (
    <header className={styles.header}>
      <Brand to={isStudent ? paths.dashboard() : paths.landing()} />
      <nav aria-label="Account" className={styles.account}>
        <ThemeToggle />
        {isStudent ? (
          <>
            <Link className={buttonClass('secondary')} to={paths.dashboard()}>
              Dashboard
            </Link>
            <LogoutButton />
          </>
        ) : (
          <>
            <NavLink className={buttonClass('quiet')} to={paths.login()}>
              Login
            </NavLink>
            <NavLink className={buttonClass('secondary')} to={paths.signup()}>
              Signup
            </NavLink>
          </>
        )}
      </nav>
    </header>
  );
}
