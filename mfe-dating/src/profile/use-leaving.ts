import type { SearchState } from '@campus/federation/remote/address';
import { neighbourOf } from '@campus/shared-ui/list';
import { useEffect, useRef, useState } from 'react';

/** The last value that there was: a dialog still shows it while it closes. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** Of the entry that is about somebody, in whichever list. */
export const entryId = (userId: string) => `person-${userId}`;

/** Whether focus would be lost with the entry: it is there, in a question about it, or nowhere. */
function focusGoesWith(entry: Element): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return true;
  return entry.contains(activeElement) || activeElement.closest('[role="alertdialog"]') !== null;
}

interface Leaving {
  /** Takes somebody's entry off the list, by `drop`. */
  readonly leave: (userId: string, drop: () => void) => void;
  /** Closes the dialog if it shows them still. */
  readonly close: (userId: string) => void;
}

/**
 * How an entry leaves a list: focus goes on to the one after it, at once, or when the dialog that shows the
 * student has closed.
 */
export function useLeaving(shown: SearchState): Leaving {
  const latest = useRef(shown);
  const next = useRef<HTMLElement>(null);
  useEffect(() => {
    latest.current = shown;
  });
  useEffect(() => {
    if (shown.value !== undefined) return;
    next.current?.focus();
    next.current = null;
  }, [shown.value]);

  const leave = (userId: string, drop: () => void) => {
    const entry = document.getElementById(entryId(userId));
    if (entry && latest.current.value === userId) next.current = neighbourOf(entry);
    else if (entry && focusGoesWith(entry)) neighbourOf(entry)?.focus();
    drop();
  };
  const close = (userId: string) => {
    if (latest.current.value === userId) latest.current.close();
  };
  return { leave, close };
}
