import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, IconButton } from '../button/button';
import { TextField } from '../field/text-field';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  /** The name of the group for readers of the screen. */
  label: string;
  /** Whether anything is filtered: offers to clear it. */
  active: boolean;
  onClear: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Fields that narrow a list, in a row that wraps; on phones behind a button, so that the list is what one sees. */
export function FilterBar({ label, active, onClear, children }: FilterBarProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div role="search" aria-label={label} className={styles.bar}>
      <Button
        icon="search"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {active ? 'Filters (on)' : 'Filters'}
      </Button>
      <div id={id} className={styles.fields} data-open={open || undefined}>
        {children}
      </div>
      {active && (
        <Button variant="quiet" icon="close" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </div>
  );
}

export interface SearchBoxProps {
  label: string;
  /** What is searched for now. */
  value: string;
  /** Told the trimmed text once typing rests, and at once when it is cleared. */
  onSearch: (text: string) => void;
  placeholder?: string;
  /** Which keys a phone shows; default letters. */
  inputMode?: 'numeric';
}

/** Milliseconds of rest after which what was typed is searched for. */
const restDelay = 350;

/** A field to search a list with. */
export function SearchBox({ label, value, onSearch, placeholder, inputMode }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [last, setLast] = useState(value);
  if (value !== last) {
    setLast(value);
    if (value !== text.trim()) setText(value);
  }
  const wanted = text.trim();
  // A page that refuses a text is told once, not with every render.
  const reported = useRef(value);
  useEffect(() => {
    if (wanted === value) reported.current = value;
    if (wanted === reported.current) return;
    const report = () => {
      reported.current = wanted;
      onSearch(wanted);
    };
    const timer = setTimeout(report, wanted ? restDelay : 0);
    return () => clearTimeout(timer);
  }, [wanted, value, onSearch]);
  return (
    <TextField
      type="search"
      enterKeyHint="search"
      inputMode={inputMode}
      label={label}
      placeholder={placeholder}
      value={text}
      onChange={(event) => setText(event.target.value)}
      suffix={text && <IconButton icon="close" label="Clear search" onClick={() => setText('')} />}
    />
  );
}
