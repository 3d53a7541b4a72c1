import { SlotProvider } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { SkipLink } from '@campus/shared-ui';
import type { ReactNode } from 'react';
import { RemoteSlot } from '../../federation/slot/remote-slot';
import { SiteFooter } from '../site-footer';
import styles from './app-layout.module.css';
import { BottomBar } from './bottom-bar';
import { Drawer } from './drawer';
import { Sidebar, useIsWide, useSidebarOpen } from './sidebar';
import { TopBar } from './top-bar';

const sidebarId = 'sidebar';

/** The frame of a signed-in student's pages: top bar, sidebar or drawer, bottom bar on phones. */
export function AppLayout({ children }: { children: ReactNode }) {
  const wide = useIsWide();
  const [sidebarOpen, setSidebarOpen] = useSidebarOpen();
  const menu = useSearchState('menu');
  const drawerOpen = menu.value !== undefined;

  return (
    <div className={styles.frame}>
      <SkipLink target="main">Skip to content</SkipLink>
      <TopBar
        menuOpen={wide ? sidebarOpen : drawerOpen}
        menuId={sidebarId}
        onMenu={() => (wide ? setSidebarOpen(!sidebarOpen) : menu.open('open'))}
      />
      {wide !== false && (
        <aside className={styles.sidebar} id={sidebarId} hidden={!sidebarOpen}>
          <Sidebar />
        </aside>
      )}
      {wide === false && (
        <Drawer id={sidebarId} open={drawerOpen} onClose={menu.close}>
          {/* Back from the chosen page leads to this one, not to its open menu. */}
          <Sidebar replaces />
        </Drawer>
      )}
      <div className={styles.column}>
        <main id="main" tabIndex={-1} className={styles.main}>
          <SlotProvider value={RemoteSlot}>{children}</SlotProvider>
        </main>
        <SiteFooter />
      </div>
      {!wide && <BottomBar />}
    </div>
  );
}
