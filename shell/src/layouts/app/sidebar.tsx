import { ApiProvider } from '@campus/contract/react';
import { Badge, Icon, Skeleton, VisuallyHidden } from '@campus/shared-ui';
import { useDisclosure } from '@campus/shared-ui/disclosure';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '@campus/federation/remote';
import { useSession } from '@campus/shared-auth';
import { Fragment, useState, useSyncExternalStore } from 'react';
import { badgeOf, useBell } from '../../notifications/bell';
import { useRegistry } from '../../federation/registry';
import { matchSiteRoute } from '../../router/match-route';
import { type NavigationItem, navigationOf } from '../site-footer';
import { LogoutButton } from '../../session/logout-button';
import { OwnAvatar } from './top-bar';
import { useOverlays } from './use-overlays';
import styles from './sidebar.module.css';

/** A link of the sidebar; `aria-current` marks the current page. */
function NavigationLink({ item, replaces }: { item: NavigationItem; replaces: boolean }) {
  const unread = useBell(({ pages }) => pages[item.to] ?? 0);
  return (
    <NavLink className={styles.link ?? ''} to={item.to} end replace={replaces}>
      <Icon name={item.icon} />
      {item.label}
      {unread > 0 && <Badge>{badgeOf(unread)} unread</Badge>}
    </NavLink>
  );
}

export function LoadingCommunities() {
  return (
    <div className={styles.state}>
      <VisuallyHidden role="status">Loading communities</VisuallyHidden>
      <Skeleton lines={4} height="1.25rem" />
    </div>
  );
}

/** The communities, directly in the sidebar; fetched when it is opened. */
function QuickAccess({ replaces }: { replaces: boolean }) {
  const { open, buttonProps, panelProps } = useDisclosure();
  const overlays = useOverlays(open, buttonProps.onClick);
  return (
    <>
      <button type="button" className={styles.link} {...buttonProps}>
        <Icon name="spark" />
        Quick Access
        <Icon name="chevron-down" size={18} className={styles.arrow} />
      </button>
      <div {...panelProps}>
        {open && (
          <ApiProvider>
            {overlays ? <overlays.CommunityLinks replaces={replaces} /> : <LoadingCommunities />}
          </ApiProvider>
        )}
      </div>
    </>
  );
}

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
  const username = useSession(({ student }) => student?.username);
  const main = navigationOf(registry, 'main');
  const information = navigationOf(registry, 'information');
  const community = paths.community({ communityId: 'any', communityName: 'any' });
  const hasCommunityPage = matchSiteRoute(community, registry).kind !== 'none';
  return (
    <nav aria-label="Main" className={styles.nav}>
      <Link className={styles.link} to={paths.profile()} replace={replaces}>
        <OwnAvatar size={40} />
        <span className={styles.name}>
          {username}
          <small>View profile</small>
        </span>
      </Link>
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
