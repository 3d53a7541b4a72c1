import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

/** A button is not valid or invalid to a reader of the screen; it is marked for us alone. */
const wrong = '[aria-invalid="true"], button[data-wrong]';

interface RefusalBoxProps {
  /** For the `aria-describedby` of a field that it is about. */
  id?: string;
  /** Why the form was not taken, such as a `FormMessage`. */
  children: ReactNode;
}

/** Around what a form says as a whole: where `useRefusal` looks for it. */
export function RefusalBox({ id, children }: RefusalBoxProps) {
  return (
    <div id={id} tabIndex={-1} data-refusal>
      {children}
    </div>
  );
}

const lineOf = (control: HTMLElement) => document.getElementById(`${control.id}-error`);

/** What takes focus, and what is to be seen of it. */
function placeOf(form: HTMLElement): { focus: HTMLElement; show: Element } | undefined {
  const marked = [...form.querySelectorAll<HTMLElement>(wrong)];
  const withError = marked.find((control) => lineOf(control)?.hidden === false);
  const box = form.querySelector<HTMLElement>('[data-refusal]');
  if (!withError && box) return { focus: box, show: box };
  const control = withError ?? marked[0];
  if (!control) return undefined;
  // Of a choice the group is marked, and its first option takes focus.
  const option = control.matches('[role="radiogroup"]') && control.querySelector('input');
  return { focus: option || control, show: lineOf(control)?.parentElement ?? control };
}

/**
 * Brings why a form was not taken into view and moves focus there: to the first field that says what
 * is wrong with it, otherwise to the form's `RefusalBox`, otherwise to the first field that is marked.
 * @param refusal why, by identity: a new one moves focus again
 * @returns for the form
 */
export function useRefusal(refusal: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(new Set<unknown>());
  useEffect(() => {
    // An older problem shows again once a newer one is settled: do not move the focus of someone who is typing.
    if (!refusal || !form.current || shown.current.has(refusal)) return;
    shown.current.add(refusal);
    const place = placeOf(form.current);
    if (!place) return;
    place.focus.focus({ preventScroll: true });
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // The page's `scroll-padding` says where the bars are.
    place.show.scrollIntoView({ block: 'nearest', behavior: still ? 'instant' : 'smooth' });
  }, [refusal]);
  return form;
}
