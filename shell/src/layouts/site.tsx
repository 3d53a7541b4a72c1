import { OfflineNote, ToastStack } from '@campus/shared-ui';
import type { ReactNode } from 'react';
import { RouteAnnouncer } from '../announcer/route-announcer';
import { ScrollKeeper } from '../announcer/scroll-keeper';
import { Session } from '../session/session';
import { SiteBoundary } from './site-boundary';
import styles from './site.module.css';

/** What there is once in a tab, whatever page it shows. */
export function Site({ children }: { children: ReactNode }) {
  return (
    <SiteBoundary>
      <Session>
        <ScrollKeeper />
        <RouteAnnouncer />
        {children}
        <div className={styles.offline}>
          <OfflineNote />
        </div>
        <ToastStack />
      </Session>
    </SiteBoundary>
  );
}
