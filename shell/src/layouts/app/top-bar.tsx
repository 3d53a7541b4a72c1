import { paths } from '@campus/federation/remote';
import { buttonClass, classes, Icon } from '@campus/shared-ui';
import { Bell } from '../../notifications/bell';
import { LogoutButton } from '../../session/logout-button';
import { ThemeToggle } from '../../theme/theme-toggle';
import { Brand } from '../brand';
import styles from './top-bar.module.css';

interface TopBarProps {
  menuOpen: boolean;
  /** Id of what the menu button shows and hides. */
  menuId: string;
  onMenu: () => void;
}

export function TopBar({ menuOpen, menuId, onMenu }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={classes(buttonClass('quiet'), styles.menu)}
        aria-label="Menu"
        aria-expanded={menuOpen}
        aria-controls={menuId}
        title="Menu"
        onClick={onMenu}
      >
        <Icon name="menu" />
      </button>
      <Brand to={paths.dashboard()} />
      <div className={styles.actions}>
        <Bell />
        <ThemeToggle />
        <LogoutButton />
      </div>
    </header>
  );
}
