import { useEffect, useRef, type RefObject } from 'react';

/** A button is not valid or invalid to a reader of the screen; it is marked for us alone. */
const wrong = '[aria-invalid="true"], button[data-wrong]';

/**
 * Moves focus to the first field that is marked invalid whenever a problem appears.
 * @param problem what is wrong, by identity: a new one moves focus again
 * @returns for the form
 */
export function useFocusWrong(problem: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!problem) return;
    const found = form.current?.querySelector<HTMLElement>(wrong);
    // Of a choice the group is marked, and its first option takes focus.
    const control = found?.matches('[role="radiogroup"]') ? found.querySelector('input') : found;
    control?.focus();
  }, [problem]);
  return form;
}
