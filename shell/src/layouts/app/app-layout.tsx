import { SlotProvider } from '@campus/federation/remote';
import { SkipLink } from '@campus/shared-ui';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { RemoteSlot } from '../../federation/slot/remote-slot';
import { SiteFooter } from '../site-footer';
import styles from './app-layout.module.css';
import { BottomBar } from './bottom-bar';
import { Drawer } from './drawer';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';
import { useIsWide } from './use-is-wide';
import { useSidebarOpen } from './use-sidebar-open';

const sidebarId = 'sidebar';

/** The frame of a signed-in student's pages: top bar, sidebar or drawer, bottom bar on phones. */
export function AppLayout({ children }: { children: ReactNode }) {
  const wide = useIsWide();
  const [sidebarOpen, setSidebarOpen] = useSidebarOpen();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const { pathname } = useLocation();
  const open = wide ? sidebarOpen : drawerOpen;

  // A drawer is left by choosing a page in it, or when there is room for the sidebar.
  const place = `${pathname} ${wide}`;
  const [drawnAt, setDrawnAt] = useState(place);
  if (drawnAt !== place) {
    setDrawnAt(place);
    setDrawerOpen(false);
  }

  return (
    <div className={styles.frame}>
      <SkipLink target="main">Skip to content</SkipLink>
      <TopBar
        menuOpen={open}
        menuId={sidebarId}
        onMenu={() => (wide ? setSidebarOpen(!sidebarOpen) : setDrawerOpen(!drawerOpen))}
      />
      {wide ? (
        <aside className={styles.sidebar} id={sidebarId} hidden={!sidebarOpen}>
          <Sidebar />
        </aside>
      ) : (
        <Drawer id={sidebarId} open={drawerOpen} onClose={() => setDrawerOpen(false)}>
          <Sidebar />
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
