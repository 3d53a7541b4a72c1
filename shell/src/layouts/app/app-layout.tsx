import { SlotProvider } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { SkipLink } from '@campus/shared-ui';
import { type ReactNode, useEffect } from 'react';
import { RemoteSlot } from '../../federation/slot/remote-slot';
import { logout } from '../../session/logout-button';
import { SiteFooter } from '../site-footer';
import { useOverlays } from './use-overlays';
import styles from './app-layout.module.css';
import { BottomBar } from './bottom-bar';
import { Sidebar, useIsWide, useSidebarOpen } from './sidebar';
import { TopBar } from './top-bar';

const sidebarId = 'sidebar';

/** Remotes do not know how a session ends: a page with a logout button sends the event `logout`. */
function useLogoutOfRemotes(): void {
  useEffect(() => {
    const onLogout = () => void logout();
    window.addEventListener('logout', onLogout);
    return () => window.removeEventListener('logout', onLogout);
  }, []);
}

/** The frame of a signed-in student's pages: top bar, sidebar or drawer, bottom bar on phones. */
export function AppLayout({ children }: { children: ReactNode }) {
  const wide = useIsWide();
  const [sidebarOpen, setSidebarOpen] = useSidebarOpen();
  const menu = useSearchState('menu');
  useLogoutOfRemotes();
  const drawerOpen = menu.value !== undefined;
  const overlays = useOverlays(drawerOpen, menu.close);

  return (
    <div className={styles.frame}>
      <SkipLink target="main">Skip to content</SkipLink>
      <TopBar
        wide={wide}
        menuOpen={wide ? sidebarOpen : drawerOpen}
        menuId={sidebarId}
        onMenu={() => (wide ? setSidebarOpen(!sidebarOpen) : menu.open('open'))}
      />
      {wide !== false && (
        <aside className={styles.sidebar} id={sidebarId} hidden={!sidebarOpen}>
          <Sidebar />
        </aside>
      )}
      {wide === false && overlays && (
        <overlays.Drawer id={sidebarId} open={drawerOpen} onClose={menu.close}>
          {/* Back from the chosen page leads to this page, not to its open menu. */}
          <Sidebar replaces />
        </overlays.Drawer>
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
