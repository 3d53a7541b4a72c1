import { useState } from 'react';

/**
 * A value that lives in the address, as its field shows it: at once, although the address follows a
 * moment later and a field that waited for it would jump back meanwhile.
 */
export function useOwnValue<T>(value: T, onChange: (next: T) => void): [T, (next: T) => void] {
  const [own, setOwn] = useState(value);
  const [last, setLast] = useState(value);
  if (value !== last) {
    setLast(value);
    setOwn(value);
  }
  const change = (next: T) => {
    setOwn(next);
    onChange(next);
  };
  return [own, change];
}
