import { paths } from '@campus/federation/remote';
import { readFlag, useSession } from '@campus/shared-auth';
import { buttonClass, SkipLink } from '@campus/shared-ui';
import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { LogoutButton } from '../../session/logout-button';
import { useIsStudent } from '../../session/session';
import { ThemeToggle } from '../../theme/theme-toggle';
import { Brand } from '../brand';
import { SiteFooter } from '../site-footer';
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

interface PublicLayoutProps {
  /** The landing page: it shows nothing to a student, who is redirected to the dashboard. */
  landing: boolean;
  children: ReactNode;
}

function useIsBare(landing: boolean): boolean {
  const { pathname } = useLocation();
  const { status } = useSession();
  if (!landing || pathname !== paths.landing() || status === 'signed-out') return false;
  return status === 'signed-in' || readFlag();
}

/** The frame of the public pages. */
export function PublicLayout({ landing, children }: PublicLayoutProps) {
  const bare = useIsBare(landing);
  return (
    <div className={styles.frame}>
      {!bare && <SkipLink target="main">Skip to content</SkipLink>}
      {!bare && <PublicHeader />}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {!bare && <SiteFooter />}
    </div>
  );
}
