import { useLayoutEffect } from 'react';
import { inNextTask } from '../next-task';

/** The scripts' page while it waits to replace the static page. */
let waiting: HTMLElement | undefined;

/** The element that holds the scripts' page, in the document or waiting. */
export const siteRoot = (): HTMLElement | null => waiting ?? document.getElementById('root');

/** The page in the document, readable before any script has run. */
const staticPage = () => document.getElementById('page');

declare global {
  interface Window {
    /** The buttons that were pressed on the static page, in this order: the script in the head records them. */
    pressedEarly?: Set<Element>;
  }
}

/**
 * Keeps the scripts' page out of the document until it can replace the static page: whoever looks for a text, a label
 * or an id would find it twice.
 */
export function beginBehindStaticPage(root: HTMLElement): void {
  if (!staticPage()) return;
  waiting = root;
  root.remove();
}

/** Milliseconds for which a readable page waits for the scripts' page to load. */
const loadLimit = 5_000;

/** Calls back when nothing within `root` is loading any more, except the widgets of other remotes. */
function whenLoaded(root: HTMLElement, done: () => void): void {
  const isLoading = () =>
    [...root.querySelectorAll('main [aria-busy="true"]')].some(
      (part) => !part.closest('[data-widget]'),
    );
  if (!isLoading()) return done();
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    // What has just loaded was rendered in this task.
    inNextTask(done);
  };
  const observer = new MutationObserver(() => {
    if (!isLoading()) end();
  });
  const timer = setTimeout(end, loadLimit);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
}

/** The static page that is being removed. */
let ending: HTMLElement | undefined;

/**
 * Replaces the static page with the scripts' page, both in the same frame. Text, focus and presses so far are
 * carried over.
 */
export function endStaticPage(): void {
  const root = siteRoot();
  const page = staticPage();
  if (!root || !page || page === ending) return;
  ending = page;
  // A page whose template already shows its content is not replaced by a skeleton.
  const end = () => whenReleased(page, () => replace(page, root));
  if (page.dataset.filled === undefined) return end();
  whenLoaded(root, end);
}

/**
 * Calls back when no pointer is down on the page: a press that starts on one button and ends on its
 * replacement clicks neither.
 */
function whenReleased(page: HTMLElement, done: () => void): void {
  if (!page.matches(':active')) return done();
  requestAnimationFrame(() => whenReleased(page, done));
}

function replace(page: HTMLElement, root: HTMLElement): void {
  const swap = () => {
    waiting = undefined;
    document.body.prepend(root);
    page.remove();
  };
  const pressed = window.pressedEarly ?? new Set<Element>();
  const isTouched = pressed.size > 0 || page.querySelector('input,textarea');
  if (!isTouched && !page.contains(document.activeElement)) return swap();
  // Until the code that carries it over has loaded, the page stays, and actions on it count.
  const carry = (): unknown =>
    import(/* webpackChunkName: "carry-over" */ './carry-over')
      .then(
        ({ carryOver }) =>
          whenReleased(page, () => carryOver({ from: page, to: root, pressed, swap })),
        () => setTimeout(carry, 1000),
      )
      .catch(swap);
  carry();
}

/** Removes the static page when the scripts' page is on screen. */
export function StaticPageEnd(): null {
  useLayoutEffect(endStaticPage, []);
  return null;
}
