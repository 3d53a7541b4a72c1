import type { ReactNode } from 'react';
import { Button } from '../button/button';
import styles from './filter-bar.module.css';

export interface FilterBarProps {
  /** The name of the group for readers of the screen. */
  label: string;
  /** Whether anything is filtered: offers to clear it. */
  active: boolean;
  onClear: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Fields that narrow a list, in a row that wraps. */
export function FilterBar({ label, active, onClear, children }: FilterBarProps) {
  return (
    <div role="search" aria-label={label} className={styles.bar}>
      {children}
      {active && (
        <Button variant="quiet" icon="close" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </div>
  );
}
