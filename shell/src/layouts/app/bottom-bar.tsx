import { Icon } from '@campus/shared-ui';
import { NavLink } from 'react-router-dom';
import { useRegistry } from '../../federation/registry';
import { navigationOf } from '../site-footer';
import styles from './bottom-bar.module.css';

/** The way about on phones, under the thumb. */
export function BottomBar() {
  const items = navigationOf(useRegistry(), 'bottom').slice(0, 5);
  if (items.length === 0) return null;
  return (
    <nav aria-label="Bottom" className={styles.bar}>
      <ul className={styles.list}>
        {items.map(({ to, label, icon }) => (
          <li key={to} className={styles.item}>
            <NavLink className={styles.link ?? ''} to={to} end>
              <Icon name={icon} size={22} />
              <span className={styles.label}>{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
