import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, IconButton } from '../button/button';
import { TextField } from '../field/text-field';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  /** Accessible name of the group. */
  label: string;
  /** Whether a filter is set: shows the button that clears the filters. */
  active: boolean;
  onClear: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Fields that filter a list, in a wrapping row; on phones behind a button, so that the list stays visible. */
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
  /** The current search text. */
  value: string;
  /** Called with the trimmed text when typing pauses, and immediately when the field is cleared. */
  onSearch: (text: string) => void;
  placeholder?: string;
  /** Keyboard type on phones; default letters. */
  inputMode?: 'numeric';
}

/** Milliseconds without typing before the search starts. */
const restDelay = 350;

/** Search field of a list. */
export function SearchBox({ label, value, onSearch, placeholder, inputMode }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [last, setLast] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  if (value !== last) {
    setLast(value);
    if (value !== text.trim()) setText(value);
  }
  const wanted = text.trim();
  // A page that rejects a text is called once, not on every render.
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
  const clear = () => {
    setText('');
    // The pressed button goes away.
    input.current?.focus();
  };
  return (
    <TextField
      ref={input}
      type="search"
      enterKeyHint="search"
      inputMode={inputMode}
      label={label}
      placeholder={placeholder}
      value={text}
      onChange={(event) => setText(event.target.value)}
      suffix={text && <IconButton icon="close" label="Clear search" onClick={clear} />}
    />
  );
}
