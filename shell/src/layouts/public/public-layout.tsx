import { paths } from '@campus/federation/remote';
import { readFlag, useSession } from '@campus/shared-auth';
import { SkipLink } from '@campus/shared-ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteFooter } from '../site-footer';
import { PublicHeader } from './public-header';
import styles from './public-layout.module.css';

interface PublicLayoutProps {
  /** The landing page: it shows nothing at all to a student, who is on the way to the dashboard. */
  landing: boolean;
  children: ReactNode;
}

function useIsBare(landing: boolean): boolean {
  const { pathname } = useLocation();
  const { status } = useSession();
  if (!landing || pathname !== paths.landing() || status === 'signed-out') return false;
  return status === 'signed-in' || readFlag();
}

/** The frame of the pages that anybody may see. */
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
