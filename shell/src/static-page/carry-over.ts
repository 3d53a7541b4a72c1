type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (within: Element): Field[] => [
  ...within.querySelectorAll<Field>('input, textarea'),
];
const focusable = (within: Element): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, [tabindex]'),
];

/** Simulates typing: React only notices a change that bypasses its own setter. */
function type(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A restored draft keeps its long texts, with what was typed behind them; a short one is replaced, as it is by typing. */
function joined(target: Field, typed: string): string {
  const { value } = target;
  if (value === '' || target instanceof HTMLInputElement) return typed;
  // A browser restores typed text after a reload, as drafts do.
  return value.includes(typed) ? value : `${value}\n${typed}`;
}

/** Without a known screen size, a document contains both the phone and the wide-screen elements. */
const isOffered = (one: Element): boolean => one.checkVisibility?.() ?? true;

/**
 * The identity of an element in both copies. A title stays the same when a label shows a state, or a button
 * contains a portrait, that the document does not know; the text content of a field is its typed value.
 */
function nameOf(one: HTMLElement): string {
  const name = one.getAttribute('name') ?? (one.matches('input, textarea') ? '' : one.title);
  return name || [one.textContent, one.ariaLabel, one.getAttribute('href')].join();
}

interface Copies {
  readonly from: Element;
  readonly to: Element;
  /** The buttons in `from` that were pressed, in this order. */
  readonly pressed: Iterable<Element>;
  /** Removes `from` and shows `to`. */
  readonly swap: () => void;
}

/**
 * Transfers typed text, focus and presses from one copy of a page to the other. Elements with the same
 * identity are matched by their order; if there is no match, as the page itself is missing, nothing else is
 * pressed instead. The two are never on screen together: the page would be twice as tall, and scroll.
 */
export function carryOver({ from, to, pressed, swap }: Copies): void {
  const targets = fieldsOf(to);
  for (const [index, field] of fieldsOf(from).entries()) {
    const target = targets[index];
    if (field.type === 'checkbox' && target?.type === 'checkbox') {
      if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked)
        target.click();
      continue;
    }
    if (target?.name !== field.name || field.value === field.defaultValue) continue;
    type(target, joined(target, field.value));
  }
  const namesake = (element: Element | null) => {
    if (!(element instanceof HTMLElement) || !from.contains(element)) return () => undefined;
    const twins = (within: Element) =>
      focusable(within).filter(
        (one) =>
          isOffered(one) && one.tagName === element.tagName && nameOf(one) === nameOf(element),
      );
    const index = twins(from).indexOf(element);
    return () => twins(to)[index];
  };
  const focused = namesake(document.activeElement);
  const clicked = [...pressed].map(namesake);
  swap();
  // Only now is it known which elements of the other copy are visible.
  focused()?.focus({ preventScroll: true });
  for (const twin of clicked) twin()?.click();
}
