import { useSearchState } from '@campus/federation/remote/address';
import { Icon, VisuallyHidden } from '@campus/shared-ui';
import { Fragment } from 'react';
import { NavLink } from 'react-router-dom';
import { useRegistry } from '../../federation/registry';
import { badgeOf, useBell } from '../../notifications/bell';
import { type NavigationItem, navigationOf } from '../site-footer';
import { useOverlays } from './use-overlays';
import styles from './bottom-bar.module.css';

function Item({ item: { to, label, icon } }: { item: NavigationItem }) {
  const unread = useBell(({ pages }) => pages[to] ?? 0);
  return (
    <li className={styles.item}>
      <NavLink className={styles.link ?? ''} to={to} end>
        <span className={styles.icon}>
          <Icon name={icon} size={22} />
          {unread > 0 && (
            <span className={styles.count} aria-hidden="true">
              {badgeOf(unread)}
            </span>
          )}
        </span>
        <span className={styles.label}>
          {label}
          {unread > 0 && <VisuallyHidden> {badgeOf(unread)} unread</VisuallyHidden>}
        </span>
      </NavLink>
    </li>
  );
}

/** The navigation on phones, within reach of the thumb: four parts of the site, and a create button in the middle. */
export function BottomBar() {
  const registry = useRegistry();
  const sheet = useSearchState('create');
  const items = navigationOf(registry, 'bottom').slice(0, 4);
  const creations = navigationOf(registry, 'create');
  const isOpen = sheet.value !== undefined;
  const overlays = useOverlays(isOpen, sheet.close);
  if (items.length === 0) return null;
  const create = creations.length > 0 && (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.create}
        aria-label="Create"
        title="Create"
        aria-haspopup="dialog"
        onClick={() => sheet.open('open')}
      >
        <Icon name="plus" size={26} />
      </button>
    </li>
  );
  return (
    <>
      <nav aria-label="Bottom" className={styles.bar}>
        <ul className={styles.list}>
          {items.map((item, index) => (
            <Fragment key={item.to}>
              {index === Math.floor(items.length / 2) && create}
              <Item item={item} />
            </Fragment>
          ))}
        </ul>
      </nav>
      {overlays && <overlays.CreateSheet items={creations} open={isOpen} onClose={sheet.close} />}
    </>
  );
}
