import { useEffect, useRef, type RefObject } from 'react';

const steps = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);
/** Where arrows mean something else already. */
const taken = 'input, textarea, select, [role="menu"]';
const dialogs = '[role="dialog"], [role="alertdialog"]';

/**
 * Left and right anywhere in the dialog that `part` is in, and not in one that stands over it. Listens on the
 * document because a dialog keeps arrow keys to itself.
 */
export function useArrowKeys(
  part: RefObject<Element | null>,
  onStep: ((step: number) => void) | undefined,
): void {
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = steps.get(event.key);
      const { target } = event;
      if (!step || !latest.current || !(target instanceof Element)) return;
      if (event.altKey || event.ctrlKey || event.metaKey || target.closest(taken)) return;
      if (target.closest(dialogs) !== part.current?.closest(dialogs)) return;
      event.preventDefault();
      latest.current(step);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [part]);
}
