import type { SearchState } from '@campus/federation/remote/address';
import { neighbourOf } from '@campus/shared-ui/list';
import { type MouseEvent, useEffect, useRef, useState } from 'react';

/** The last defined value; a dialog still shows it while it closes. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** Element id of a student's entry, in any list. */
export const entryId = (userId: string) => `person-${userId}`;

/**
 * Props of a card that the pointer opens anywhere: a click on its photo or text presses the button with the
 * name, by which the keyboard opens it. The photo itself is clicked, not a layer over it.
 */
export const cardClick = {
  onClick: ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    // Clicks in an open menu bubble here too, and those in its questions from outside the card.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    const opener = currentTarget.querySelector<HTMLElement>('h3 button');
    if (!opener || currentTarget.contains(target.closest('button, [role]'))) return;
    opener.focus();
    opener.click();
  },
};

/** Whether removing the entry loses focus: it is in the entry, in a question about it, or nowhere. */
function focusGoesWith(entry: Element): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return true;
  return entry.contains(activeElement) || activeElement.closest('[role="alertdialog"]') !== null;
}

interface Leaving {
  /** Removes a student's entry from the list by calling `drop`. */
  readonly leave: (userId: string, drop: () => void) => void;
  /** Closes the dialog if it still shows this student. */
  readonly close: (userId: string) => void;
}

/**
 * Removes an entry from a list: focus moves to the next entry, at once or after the dialog that shows the
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
