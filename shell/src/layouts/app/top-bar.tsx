import { paths } from '@campus/federation/remote';
import { useSession } from '@campus/shared-auth';
import { Avatar, buttonClass, classes, Icon, VisuallyHidden } from '@campus/shared-ui';
import { Bell } from '../../notifications/bell';
import { ThemeToggle } from '../../theme/theme-toggle';
import { Brand } from '../brand';
import styles from './top-bar.module.css';

/** The student's own avatar; a placeholder of the same size until the student is known. */
export function OwnAvatar({ size }: { size: number }) {
  const student = useSession((session) => session.student);
  if (student) {
    const { username, avatar } = student;
    return <Avatar name={username} {...(avatar && { src: avatar })} size={size} />;
  }
  return (
    <span className={styles.nobody}>
      <Icon name="user" size={size - 12} />
    </span>
  );
}

interface TopBarProps {
  /** Undefined if the frame is rendered without a browser: style sheets decide then. */
  wide: boolean | undefined;
  menuOpen: boolean;
  /** Id of the element that the menu button shows and hides. */
  menuId: string;
  onMenu: () => void;
}

/** On wide screens the menu is beside the page, with its button on that side; on phones it opens from the avatar. */
export function TopBar({ wide, menuOpen, menuId, onMenu }: TopBarProps) {
  const menu = {
    type: 'button',
    'aria-expanded': menuOpen,
    'aria-controls': menuId,
    title: 'Menu',
    onClick: onMenu,
  } as const;
  return (
    <header className={styles.bar}>
      {wide !== false && (
        <button {...menu} className={classes(buttonClass('quiet'), styles.menu, styles.wide)}>
          <VisuallyHidden>Menu</VisuallyHidden>
          <Icon name="menu" />
        </button>
      )}
      <Brand to={paths.dashboard()} />
      <div className={styles.actions}>
        <Bell />
        <ThemeToggle />
        {!wide && (
          <button {...menu} className={classes(buttonClass('quiet'), styles.menu, styles.narrow)}>
            <VisuallyHidden>Menu</VisuallyHidden>
            <OwnAvatar size={32} />
          </button>
        )}
      </div>
    </header>
  );
}
