import { ToastStack } from '@campus/shared-ui';
import type { ReactNode } from 'react';
import { RouteAnnouncer } from '../announcer/route-announcer';
import { ScrollKeeper } from '../announcer/scroll-keeper';
import { Session } from '../session/session';
import { SiteBoundary } from './site-boundary';

/** What there is once in a tab, whatever page it shows. */
export function Site({ children }: { children: ReactNode }) {
  return (
    <SiteBoundary>
      <Session>
        <ScrollKeeper />
        <RouteAnnouncer />
        {children}
        {/* There from the start, so that what app-install writes into it is announced. */}
        <div id="connection" role="status" aria-live="polite" />
        <ToastStack />
      </Session>
    </SiteBoundary>
  );
}
