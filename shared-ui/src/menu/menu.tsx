import { Menu as Parts } from '@base-ui/react/menu';
import { type ReactNode, useState } from 'react';
import { buttonClass } from '../button/button';
import { Icon, type IconName } from '../icon/icon';
import { classes } from '../util/classes';
import styles from './menu.module.css';

interface MenuProps {
  /** The name of the button, such as 'More actions'. */
  label: string;
  /** On the button; default 'more'. */
  icon?: IconName;
  /** `MenuItem`s. */
  children: ReactNode;
}

/** A button that opens a list of actions. */
export function Menu({ label, icon = 'more', children }: MenuProps) {
  // The list stands beside its button, inside the same landmark, not at the end of the page.
  const [beside, setBeside] = useState<HTMLSpanElement | null>(null);
  return (
    <Parts.Root>
      <Parts.Trigger
        className={classes(buttonClass('quiet'), styles.trigger)}
        aria-label={label}
        title={label}
      >
        <Icon name={icon} />
      </Parts.Trigger>
      <Parts.Portal container={beside}>
        <Parts.Positioner
          className={styles.positioner}
          align="end"
          sideOffset={4}
          positionMethod="fixed"
        >
          <Parts.Popup className={styles.popup}>{children}</Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
      <span ref={setBeside} />
    </Parts.Root>
  );
}

interface MenuItemProps {
  children: ReactNode;
  onSelect: () => void;
  icon?: IconName;
  /** 'bad' for what destroys. */
  tone?: 'bad';
}

export function MenuItem({ children, onSelect, icon, tone }: MenuItemProps) {
  return (
    <Parts.Item className={styles.item} data-tone={tone} onClick={onSelect}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </Parts.Item>
  );
}
