import { type ComponentType, useState } from 'react';
import { buttonClass } from '../button/button';
import { Icon, type IconName } from '../icon/icon';
import { classes } from '../util/classes';
import styles from './menu.module.css';

/** One action of a menu. */
export interface MenuItem {
  label: string;
  onSelect: () => void;
  icon?: IconName;
  /** 'bad' for what destroys. */
  tone?: 'bad';
}

export interface MenuProps {
  /** The name of the button, such as 'More actions'. */
  label: string;
  /** On the button; default 'more'. */
  icon?: IconName;
  items: readonly MenuItem[];
}

/** @returns the menu that opens, once its code is there; undefined where it did not come and may be asked for again */
const load = (): Promise<ComponentType<MenuProps> | undefined> =>
  import(/* webpackChunkName: "menu" */ './open-menu').then(
    ({ OpenMenu }) => OpenMenu,
    () => undefined,
  );

/** A button that opens a list of actions. The list's code comes when the button is pointed at or pressed. */
export function Menu({ label, icon = 'more', items }: MenuProps) {
  const [Opened, setOpened] = useState<ComponentType<MenuProps>>();
  const open = async () => {
    const menu = await load();
    setOpened(() => menu);
  };
  if (Opened) return <Opened label={label} icon={icon} items={items} />;
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
