import { Menu as Parts } from '@base-ui/react/menu';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { buttonClass } from '../button/button';
import { Icon } from '../icon/icon';
import { classes } from '../util/classes';
import { watchClose } from '../util/close-watcher';
import { topLayer } from '../layout/layout';
import { ItemContext, type MenuItemProps } from './item-context';
import type { Menu } from './menu';
import styles from './menu.module.css';

function drawItem({ children, onSelect, icon, tone }: MenuItemProps) {
  return (
    <Parts.Item className={styles.item} data-tone={tone} onClick={onSelect}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </Parts.Item>
  );
}

/** The menu with its own button, replacing the button whose press loaded it. Opens on mount. */
export function OpenMenu({ label, icon = 'more', children }: ComponentProps<typeof Menu>) {
  // The list is rendered beside its button, inside the same landmark, not at the end of the page.
  const [beside, setBeside] = useState<HTMLSpanElement | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    // Effects run twice in development, and a second press would close it.
    if (isPressed.current) return;
    isPressed.current = true;
    trigger.current?.focus({ preventScroll: true });
    trigger.current?.click();
  }, []);
  const [open, setOpen] = useState(false);
  useEffect(() => (open ? watchClose(() => setOpen(false)) : undefined), [open]);
  return (
    <Parts.Root open={open} onOpenChange={setOpen}>
      <Parts.Trigger
        ref={trigger}
        className={classes(buttonClass('quiet'), styles.trigger)}
        aria-label={label}
        title={label}
      >
        <Icon name={icon} />
      </Parts.Trigger>
      <Parts.Portal container={beside}>
        <Parts.Positioner
          {...topLayer}
          className={styles.positioner}
          align="end"
          sideOffset={4}
          positionMethod="fixed"
        >
          <Parts.Popup className={styles.popup}>
            <ItemContext value={drawItem}>{children}</ItemContext>
          </Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
      <span ref={setBeside} />
    </Parts.Root>
  );
}
