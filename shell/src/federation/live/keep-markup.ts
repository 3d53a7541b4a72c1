import { callerOf, isOfFrame, placeOf } from '../wrappers';

type Native = (this: Element, ...given: unknown[]) => unknown;

/** Whether the element itself is replaced, and not only what it contains. */
const isOuter = (name: string): boolean => name === 'outerHTML' || name === 'replaceWith';

/** Calls `native`, or `instead` on the remote's place on screen if a remote's code would overwrite the frame. */
function redirected(name: string, native: Native, instead: Native): Native {
  return function overwrite(this: Element, ...given) {
    const source = isOfFrame(isOuter(name) ? this.parentNode : this) && callerOf(overwrite);
    const place = source && placeOf(source);
    return place ? instead.apply(place, given) : native.apply(this, given);
  };
}

function appendMarkup(this: Element, markup: unknown): void {
  this.insertAdjacentHTML('beforeend', String(markup));
}

/** Shows what a remote writes over elements of the frame in its place instead. The frame keeps its content. */
export function keepMarkup(): void {
  const { prototype } = Element;
  for (const name of ['innerHTML', 'outerHTML']) {
    const property = Object.getOwnPropertyDescriptor(prototype, name);
    const set = property?.set && redirected(name, property.set as Native, appendMarkup);
    if (set) Object.defineProperty(prototype, name, { ...property, set });
  }
  const append = Reflect.get(prototype, 'append') as Native;
  for (const name of ['replaceChildren', 'replaceWith']) {
    const native = Reflect.get(prototype, name) as Native;
    Reflect.set(prototype, name, redirected(name, native, append));
  }
}
