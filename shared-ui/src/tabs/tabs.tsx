import { Tabs as Parts } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

interface TabsProps {
  /** The tab that is open. */
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

/** Tabs with manual activation: arrows move focus, Enter or Space opens. Controlled, so that the URL can hold the tab. */
export function Tabs({ value, onChange, children }: TabsProps) {
  return (
    <Parts.Root value={value} onValueChange={(next) => onChange(String(next))}>
      {children}
    </Parts.Root>
  );
}

interface TabListProps {
  /** The name of the list for readers of the screen. */
  label: string;
  children: ReactNode;
}

export function TabList({ label, children }: TabListProps) {
  return (
    <Parts.List className={styles.list} aria-label={label} activateOnFocus={false}>
      {children}
      <Parts.Indicator className={styles.indicator} />
    </Parts.List>
  );
}

interface TabProps {
  value: string;
  children: ReactNode;
}

export function Tab({ value, children }: TabProps) {
  return (
    <Parts.Tab className={styles.tab} value={value}>
      {children}
    </Parts.Tab>
  );
}

/** What a tab shows. Its children are there only while it is open. */
export function TabPanel({ value, children }: TabProps) {
  return (
    <Parts.Panel className={styles.panel} value={value}>
      {children}
    </Parts.Panel>
  );
}
