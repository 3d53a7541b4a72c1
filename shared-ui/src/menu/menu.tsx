import { type ComponentType, type ReactNode, use, useState } from 'react';
import { buttonClass, IconButton } from '../button/button';
import { Icon, type IconName } from '../icon/icon';
import { notify } from '../notify/notify';
import { classes } from '../util/classes';
import { canShare, copyLink, type SharedLink, shareLink, urlOf } from '../util/share';
import { ItemContext, type MenuItemProps } from './item-context';
import styles from './menu.module.css';

interface MenuProps {
  /** Accessible name of the button, such as 'More actions'. */
  label: string;
  /** Icon of the button; default 'more'. */
  icon?: IconName;
  /** `MenuItem`s. */
  children: ReactNode;
}

/** @returns undefined if the code could not be loaded; the next press tries again */
const load = (): Promise<ComponentType<MenuProps> | undefined> =>
  import(/* webpackChunkName: "menu" */ './open-menu').then(
    ({ OpenMenu }) => OpenMenu,
    () => undefined,
  );

/** A button that opens a menu. The menu's code is loaded when the button is hovered or pressed. */
export function Menu(props: MenuProps) {
  const { label, icon = 'more' } = props;
  const [Loaded, setLoaded] = useState<ComponentType<MenuProps>>();
  const open = async () => {
    const menu = await load();
    if (menu) setLoaded(() => menu);
    else notify.error("We couldn't load the menu. Please try again.");
  };
  if (Loaded) return <Loaded {...props} />;
  return (
    <button
      type="button"
      className={classes(buttonClass('quiet'), styles.trigger)}
      aria-label={label}
      title={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => void open()}
    >
      <Icon name={icon} />
    </button>
  );
}

export function MenuItem(props: MenuItemProps) {
  const draw = use(ItemContext);
  return <>{draw?.(props)}</>;
}

function openWhatsApp(link: SharedLink): void {
  const text = encodeURIComponent(`${link.title}: ${urlOf(link)}`);
  window.open(`https://wa.me/?text=${text}`, '_blank', 'noopener');
}

/** Shares a page of this site through the device's share sheet, or else by a link or WhatsApp. */
export function ShareMenu(link: SharedLink) {
  if (canShare()) {
    return <IconButton icon="link" label="Share" onClick={() => void shareLink(link)} />;
  }
  return (
    <Menu label="Share" icon="link">
      <MenuItem icon="link" onSelect={() => void copyLink(link)}>
        Copy link
      </MenuItem>
      <MenuItem icon="comment" onSelect={() => openWhatsApp(link)}>
        Send on WhatsApp
      </MenuItem>
    </Menu>
  );
}
