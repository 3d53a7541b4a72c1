import { Icon } from '@campus/shared-ui';
import { NavLink } from 'react-router-dom';
import type { NavigationItem } from '../navigation';
import styles from './sidebar.module.css';

/** A link of the sidebar; `aria-current` marks the page that is shown. */
export function NavigationLink({ item, replaces }: { item: NavigationItem; replaces: boolean }) {
  return (
    <NavLink className={styles.link ?? ''} to={item.to} end replace={replaces}>
      <Icon name={item.icon} />
      {item.label}
    </NavLink>
  );
}
