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

interface Copies {
  readonly from: Element;
  readonly to: Element;
  /** The button in `from` that was pressed last. */
  readonly pressed: Element | null | undefined;
  /** Takes `from` away and shows `to`. */
  readonly swap: () => void;
}

/**
 * Brings what was typed, focused and pressed in one copy of a page to the other. Both have the same elements in
 * the same order. The two are never on screen together: the page would be twice as tall, and scroll.
 */
export function carryOver({ from, to, pressed, swap }: Copies): void {
  const targets = fieldsOf(to);
  for (const [index, field] of fieldsOf(from).entries()) {
    const target = targets[index];
    if (target?.name !== field.name || field.value === field.defaultValue) continue;
    if (target.value === '') type(target, field.value);
  }
  const twinOf = (element: Element | null | undefined) =>
    element instanceof HTMLElement && from.contains(element)
      ? focusable(to)[focusable(from).indexOf(element)]
      : undefined;
  const [focused, clicked] = [twinOf(document.activeElement), twinOf(pressed)];
  swap();
  focused?.focus({ preventScroll: true });
  clicked?.click();
}
