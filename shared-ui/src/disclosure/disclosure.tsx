import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { useDisclosure, type DisclosureOptions } from './use-disclosure';
import styles from './disclosure.module.css';

export interface DisclosureProps extends DisclosureOptions {
  /** On the button. */
  label: ReactNode;
  children: ReactNode;
}

/** A button that shows and hides what is under it. */
export function Disclosure({ label, children, ...options }: DisclosureProps) {
  const { buttonProps, panelProps } = useDisclosure(options);
  return (
    <div>
      <button type="button" className={styles.button} {...buttonProps}>
        {label}
        <Icon name="chevron-down" size={18} className={styles.arrow} />
      </button>
      <div {...panelProps}>{children}</div>
    </div>
  );
}
