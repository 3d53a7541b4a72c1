import { createContext, type KeyboardEvent, type ReactNode, use, useId, useMemo } from 'react';
import styles from './tabs.module.css';

interface Opened {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly tabId: (value: string) => string;
  readonly panelId: (value: string) => string;
}

const OpenedContext = createContext<Opened | null>(null);

function useOpened(): Opened {
  const opened = use(OpenedContext);
  if (!opened) throw new Error('A tab stands outside of Tabs');
  return opened;
}

interface TabsProps {
  /** The open tab. */
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

/**
 * Tabs with manual activation: arrows move focus, Enter or Space opens. Controlled, so that a URL can store the tab.
 * Custom, because the component library's tabs add 15 KB to each page with a list.
 */
export function Tabs({ value, onChange, children }: TabsProps) {
  const id = useId();
  const opened = useMemo(
    () => ({
      value,
      onChange,
      tabId: (of: string) => `${id}-tab-${of}`,
      panelId: (of: string) => `${id}-panel-${of}`,
    }),
    [id, value, onChange],
  );
  return <OpenedContext value={opened}>{children}</OpenedContext>;
}

/** The target of each key from a tab, wrapping around. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const list = event.currentTarget.closest('[role="tablist"]');
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const at = tabs.indexOf(event.currentTarget);
  event.preventDefault();
  tabs[step(at, tabs.length)]?.focus();
}

interface TabListProps {
  /** Accessible name of the tab list. */
  label: string;
  children: ReactNode;
}

export function TabList({ label, children }: TabListProps) {
  return (
    <div className={styles.list} role="tablist" aria-label={label}>
      {children}
    </div>
  );
}

interface TabProps {
  value: string;
  children: ReactNode;
}

export function Tab({ value, children }: TabProps) {
  const opened = useOpened();
  const isOpen = opened.value === value;
  return (
    <button
      type="button"
      role="tab"
      className={styles.tab}
      id={opened.tabId(value)}
      aria-selected={isOpen}
      aria-controls={isOpen ? opened.panelId(value) : undefined}
      tabIndex={isOpen ? 0 : -1}
      onClick={() => opened.onChange(value)}
      onKeyDown={moveFocus}
    >
      {children}
    </button>
  );
}

/** Tab panel. Its children are mounted only while the tab is open. */
export function TabPanel({ value, children }: TabProps) {
  const opened = useOpened();
  return (
    <>
      {opened.value === value && (
        <div
          className={styles.panel}
          role="tabpanel"
          id={opened.panelId(value)}
          aria-labelledby={opened.tabId(value)}
          tabIndex={0}
        >
          {children}
        </div>
      )}
    </>
  );
}
