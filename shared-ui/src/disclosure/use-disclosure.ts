import { useId, useState } from 'react';

export interface DisclosureOptions {
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
