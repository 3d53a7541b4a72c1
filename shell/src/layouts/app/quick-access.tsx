import { ApiProvider } from '@campus/contract/react';
import { Badge, Icon, Skeleton, VisuallyHidden } from '@campus/shared-ui';
import { useDisclosure } from '@campus/shared-ui/disclosure';
import { NavLink } from 'react-router-dom';
import { badgeOf, useBell } from '../../notifications/bell';
import type { NavigationItem } from '../site-footer';
import { useOverlays } from './use-overlays';
import styles from './sidebar.module.css';

/** A link of the sidebar; `aria-current` marks the current page. */
export function NavigationLink({ item, replaces }: { item: NavigationItem; replaces: boolean }) {
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
export function QuickAccess({ replaces }: { replaces: boolean }) {
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
