import { siteRoot } from '../../static-page/static-page';
import { callerOf, isOfFrame, placeOf } from '../wrappers';
import { overlays } from './rules';

/** The part of React's own record of an element that this file reads: React 19, `ReactInternalTypes.js`. */
interface Fiber {
  tag: number;
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: unknown;
  memoizedProps: Readonly<Record<string, unknown>> | null;
  memoizedState: unknown;
}

const tags = { portal: 4, element: 5, text: 6, offscreen: 22, hoistable: 26 } as const;

/** What React last drew into `root`. */
function drawnIn(root: Element): Fiber | undefined {
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
  const fiber = key && (Reflect.get(root, key) as { stateNode?: { current?: Fiber } } | null);
  return fiber ? fiber.stateNode?.current : undefined;
}

/** The elements and texts directly within a fiber's element, in order. React itself hides what is suspended. */
function contentOf(fiber: Fiber, found: Fiber[] = []): Fiber[] {
  for (let child = fiber.child; child; child = child.sibling) {
    const { tag } = child;
    if (tag === tags.element || tag === tags.text) found.push(child);
    else if (tag === tags.portal || tag === tags.hoistable) continue;
    else if (tag !== tags.offscreen || child.memoizedState === null) contentOf(child, found);
  }
  return found;
}

const hidingStyles = [
  'display',
  'visibility',
  'opacity',
  'pointer-events',
  'clip-path',
  'transform',
];

function mendStyle(element: HTMLElement, drawn: unknown): void {
  if (!element.hasAttribute('style')) return;
  const { style } = element;
  for (const name of hidingStyles) {
    const property = name.replace(/-(.)/, (_, letter: string) => letter.toUpperCase());
    if (!(drawn instanceof Object && property in drawn)) style.removeProperty(name);
  }
}

/** A class that the shell gave and that is gone, or one of a remote. */
function mendClass(element: HTMLElement, drawn: unknown): void {
  if (element.className === (drawn ?? '')) return;
  const own = typeof drawn === 'string' ? drawn.split(/\s+/).filter(Boolean) : [];
  for (const name of element.classList) if (name.startsWith('mfe-')) element.classList.remove(name);
  if (own.some((name) => !element.classList.contains(name))) element.classList.add(...own);
}

/** What may hide an element. */
const hidingAttributes = '[hidden],[inert],[style]';

function showElement(element: HTMLElement, props: Fiber['memoizedProps']): void {
  if (!props?.hidden) element.removeAttribute('hidden');
  // The design system marks what it makes inert behind a dialog.
  if (!props?.inert && !element.hasAttribute('data-base-ui-inert'))
    element.removeAttribute('inert');
  mendStyle(element, props?.style);
}

/**
 * Texts stay as they are: a browser that translates the page replaces them.
 * @param hiding elements with an attribute that may hide them: one query costs less than asking each of them
 */
function mend(fiber: Fiber, parent: Element, hiding: Set<Element>): void {
  let next: Node | null = null;
  for (const child of contentOf(fiber).reverse()) {
    const node = child.stateNode as Element;
    if (child.tag === tags.element && node.parentNode !== parent) {
      parent.insertBefore(node, next);
      for (const element of [node, ...node.querySelectorAll(hidingAttributes)]) hiding.add(element);
    }
    if (node.parentNode === parent) next = node;
    if (!(node instanceof HTMLElement)) continue;
    const { memoizedProps: props } = child;
    if (hiding.has(node)) showElement(node, props);
    mendClass(node, props?.className);
    if (typeof props?.children === 'string' && !node.firstChild) node.textContent = props.children;
    if (!props || !('data-remote' in props)) mend(child, node, hiding);
  }
}

/**
 * Takes back what was done to the frame around the remotes without React: its elements that were removed,
 * hidden or emptied. React's own record says how each of them was drawn.
 */
export function mendFrame(root: HTMLElement): void {
  const { body, documentElement } = document;
  // The static page stands in for the root, and an open dialog changes the page behind it.
  if (document.getElementById('page') || document.querySelector(overlays)) return;
  if (!root.isConnected) body.prepend(root);
  for (const element of [documentElement, body, root]) {
    for (const name of ['hidden', 'inert']) element.removeAttribute(name);
    mendStyle(element, undefined);
  }
  const drawn = drawnIn(root);
  if (drawn) mend(drawn, root, new Set(root.querySelectorAll(hidingAttributes)));
}

/** Milliseconds between two looks: who hides an element again and again does not keep the tab busy. */
const lookEvery = 1000;

/** A page that loads mostly adds elements, which harms none of the frame's. */
const isHarmless = ({ type, target, removedNodes }: MutationRecord): boolean =>
  (type === 'childList' && removedNodes.length === 0) ||
  (target instanceof Element && target.closest('[data-remote]') !== null);

/** Keeps the frame as the shell drew it. @returns stops */
export function keepFrame(): () => void {
  const root = siteRoot();
  if (!root) return () => undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer = undefined;
    lookedAt = performance.now();
    mendFrame(root);
    // Its own changes are no reason to look again.
    observer.takeRecords();
  };
  const observer = new MutationObserver((records) => {
    if (timer !== undefined || records.every(isHarmless)) return;
    timer = setTimeout(look, Math.max(0, lookedAt + lookEvery - performance.now()));
  });
  const attributeFilter = ['hidden', 'inert', 'style', 'class'];
  observer.observe(document.documentElement, { attributeFilter });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter });
  look();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

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
