import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button';
import { TextField } from '../field/text-field';

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
  // A page that does not take a text is told once, not again with its every render.
  const told = useRef(value);
  useEffect(() => {
    if (wanted === value) told.current = value;
    if (wanted === told.current) return;
    const tell = () => {
      told.current = wanted;
      onSearch(wanted);
    };
    const timer = setTimeout(tell, wanted ? restDelay : 0);
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
