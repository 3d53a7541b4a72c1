type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (within: Element): Field[] => [
  ...within.querySelectorAll<Field>('input, textarea'),
];
const focusable = (within: Element): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, [tabindex]'),
];

/** As if it were typed: React sees only what goes past its own setter. */
function type(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A document that knows no screen has what is for phones beside what is for wide ones. */
const isOffered = (one: Element): boolean => one.checkVisibility?.() ?? true;

/**
 * What an element is called in both copies. A title stays where a label tells a state, or a portrait stands in the
 * button, that the document does not know; the text of a field is what was typed in it.
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
  /** Takes `from` away and shows `to`. */
  readonly swap: () => void;
}

/**
 * Brings what was typed, focused and pressed in one copy of a page to the other. Of elements that are called the
 * same both have the first ones in the same order; where they have not, as the page itself is missing, nothing
 * else is pressed in its place. The
 * two are never on screen together: the page would be twice as tall, and scroll.
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
    if (target.value === '') type(target, field.value);
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
  // Only now is it known what of the other copy is on screen.
  focused()?.focus({ preventScroll: true });
  for (const twin of clicked) twin()?.click();
}
