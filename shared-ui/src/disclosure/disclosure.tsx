import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../icon/icon';
import styles from './disclosure.module.css';

interface DisclosureOptions {
  /** Whether it is open, if the page holds the state; omit it to let the hook hold it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

export interface DisclosureParts {
  open: boolean;
  /** Props for the button. */
  buttonProps: { 'aria-expanded': boolean; 'aria-controls': string; onClick: () => void };
  /** Props for the content. */
  panelProps: { id: string; hidden: boolean };
}

/** Attributes of a button that shows and hides content, for custom markup. */
export function useDisclosure({ open, onOpenChange }: DisclosureOptions = {}): DisclosureParts {
  const id = useId();
  const [own, setOwn] = useState(false);
  const shown = open ?? own;
  const toggle = () => {
    setOwn(!shown);
    onOpenChange?.(!shown);
  };
  return {
    open: shown,
    buttonProps: { 'aria-expanded': shown, 'aria-controls': id, onClick: toggle },
    panelProps: { id, hidden: !shown },
  };
}

interface DisclosureProps extends DisclosureOptions {
  /** Button label. */
  label: ReactNode;
  children: ReactNode;
}

/** A button that shows and hides the content below it. */
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
