import { paths } from '@campus/federation/remote';
import { Fragment, useState, useSyncExternalStore } from 'react';
import { useRegistry } from '../../federation/registry';
import { matchSiteRoute } from '../../router/match-route';
import { type NavigationItem, navigationOf } from '../site-footer';
import { LogoutButton } from '../../session/logout-button';
import { NavigationLink, QuickAccess } from './quick-access';
import styles from './sidebar.module.css';

/** From this width there is room for a sidebar beside the page; the style sheets use the same value. */
const query = '(min-width: 60rem)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Undefined if the frame is rendered without a browser: style sheets decide then. */
export function useIsWide(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => window.matchMedia(query).matches,
    () => undefined,
  );
}

const key = 'sidebar';

function stored(): boolean {
  try {
    return localStorage.getItem(key) !== 'closed';
  } catch {
    return true;
  }
}

/** Whether the sidebar is open, as the visitor last set it. */
export function useSidebarOpen(): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(stored);
  const change = (next: boolean) => {
    setOpen(next);
    try {
      localStorage.setItem(key, next ? 'open' : 'closed');
    } catch {
      // Storage is blocked: the state only lasts for this page.
    }
  };
  return [open, change];
}

/** Quick Access is under the communities entry, or at the end if there is none. */
function isBeforeQuickAccess(item: NavigationItem, index: number, all: NavigationItem[]): boolean {
  const hasCommunities = all.some(({ to }) => to === paths.communities());
  return hasCommunities ? item.to === paths.communities() : index === all.length - 1;
}

/**
 * Every live part of the site, and the pages about it.
 * @param replaces whether the chosen page replaces the sidebar's own history entry
 */
export function Sidebar({ replaces = false }: { replaces?: boolean }) {
  const registry = useRegistry();
  const main = navigationOf(registry, 'main');
  const information = navigationOf(registry, 'information');
  const community = paths.community({ communityId: 'any', communityName: 'any' });
  const hasCommunityPage = matchSiteRoute(community, registry).kind !== 'none';
  return (
    <nav aria-label="Main" className={styles.nav}>
      <ul className={styles.list}>
        {main.map((item, index, all) => (
          <Fragment key={item.to}>
            <li>
              <NavigationLink item={item} replaces={replaces} />
            </li>
            {hasCommunityPage && isBeforeQuickAccess(item, index, all) && (
              <li>
                <QuickAccess replaces={replaces} />
              </li>
            )}
          </Fragment>
        ))}
      </ul>
      {information.length > 0 && (
        <>
          <h2 className={styles.group} id="information">
            Information
          </h2>
          <ul className={styles.list} aria-labelledby="information">
            {information.map((item) => (
              <li key={item.to}>
                <NavigationLink item={item} replaces={replaces} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.foot}>
        <LogoutButton />
      </div>
    </nav>
  );
}
