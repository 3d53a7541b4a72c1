import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../icon/icon';
import styles from './disclosure.module.css';

interface DisclosureOptions {
  /** Open or not, when the page holds the state; leave it out to let the hook hold it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

export interface DisclosureParts {
  open: boolean;
  /** For the button. */
  buttonProps: { 'aria-expanded': boolean; 'aria-controls': string; onClick: () => void };
  /** For what it shows. */
  panelProps: { id: string; hidden: boolean };
}

/** The wiring of a button that shows and hides something, for markup of one's own. */
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
