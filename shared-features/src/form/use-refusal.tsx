import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

/** `aria-invalid` has no meaning on a button, so a data attribute marks it for our own code. */
const wrong = '[aria-invalid="true"], button[data-wrong]';

interface RefusalBoxProps {
  /** For the `aria-describedby` of the field that it refers to. */
  id?: string;
  /** Why the form was rejected, such as a `FormMessage`. */
  children: ReactNode;
}

/** Contains the message of the whole form; `useRefusal` looks for it. */
export function RefusalBox({ id, children }: RefusalBoxProps) {
  return (
    <div id={id} tabIndex={-1} data-refusal>
      {children}
    </div>
  );
}

const lineOf = (control: HTMLElement) => document.getElementById(`${control.id}-error`);

/** The element that takes focus, and the part to scroll into view. */
function placeOf(form: HTMLElement): { focus: HTMLElement; show: Element } | undefined {
  const marked = [...form.querySelectorAll<HTMLElement>(wrong)];
  const withError = marked.find((control) => lineOf(control)?.hidden === false);
  const box = form.querySelector<HTMLElement>('[data-refusal]');
  if (!withError && box) return { focus: box, show: box };
  const control = withError ?? marked[0];
  if (!control) return undefined;
  // In a radio group the group is marked, and its first option takes focus.
  const option = control.matches('[role="radiogroup"]') && control.querySelector('input');
  return { focus: option || control, show: lineOf(control)?.parentElement ?? control };
}

/**
 * Scrolls the reason for a rejection into view and moves focus to it: to the first field with an error
 * message, otherwise to the form's `RefusalBox`, otherwise to the first marked field.
 * @param refusal compared by identity: a new one moves focus again
 * @returns the ref for the form
 */
export function useRefusal(refusal: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(new Set<unknown>());
  useEffect(() => {
    // An older problem is shown again once a newer one is fixed: do not move the focus of someone who is typing.
    if (!refusal || !form.current || shown.current.has(refusal)) return;
    shown.current.add(refusal);
    const place = placeOf(form.current);
    if (!place) return;
    place.focus.focus({ preventScroll: true });
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // The page's `scroll-padding` contains the sizes of the bars.
    place.show.scrollIntoView({ block: 'nearest', behavior: still ? 'instant' : 'smooth' });
  }, [refusal]);
  return form;
}
