import { Menu as Parts } from '@base-ui/react/menu';
import { useState } from 'react';
import { buttonClass } from '../button/button';
import { Icon } from '../icon/icon';
import { classes } from '../util/classes';
import type { MenuProps } from './menu';
import styles from './menu.module.css';

/** The menu from its first opening on: it begins open, and its button is the library's. */
export function OpenMenu({ label, icon = 'more', items }: MenuProps) {
  // The list stands beside its button, inside the same landmark, not at the end of the page.
  const [beside, setBeside] = useState<HTMLSpanElement | null>(null);
  return (
    <Parts.Root defaultOpen>
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
          <Parts.Popup className={styles.popup}>
            {items.map((item) => (
              <Parts.Item
                key={item.label}
                className={styles.item}
                data-tone={item.tone}
                onClick={item.onSelect}
              >
                {item.icon && <Icon name={item.icon} size={18} />}
                {item.label}
              </Parts.Item>
            ))}
          </Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
      <span ref={setBeside} />
    </Parts.Root>
  );
}
