import { useLayoutEffect } from 'react';

const rootOf = () => document.getElementById('root');
/** The page as it came with the document, readable before any script has run. */
const staticPage = () => document.getElementById('page');

declare global {
  interface Window {
    /** The buttons that were pressed on the static page, in this order: the script in the head keeps them. */
    pressedEarly?: Set<Element>;
  }
}

/** Keeps what the scripts draw out of sight until it can take the static page's place. */
export function beginBehindStaticPage(): void {
  const root = rootOf();
  if (root && staticPage()) root.hidden = true;
}

/** Milliseconds for which a page that can be read already waits for the one of the scripts to have loaded. */
const loadLimit = 5_000;

/** Calls back when nothing within `root` is loading any more, but for what other remotes add to the page. */
function whenLoaded(root: HTMLElement, done: () => void): void {
  const isLoading = () =>
    [...root.querySelectorAll('main [aria-busy="true"]')].some(
      (part) => !part.closest('[data-widget]'),
    );
  if (!isLoading()) return done();
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    done();
  };
  const observer = new MutationObserver(() => {
    if (!isLoading()) end();
  });
  const timer = setTimeout(end, loadLimit);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
}

/** The one that is on its way out. */
let ending: HTMLElement | undefined;

/**
 * Puts the page of the scripts into the place of the one that came with the document, both in one
 * frame. What was typed, focused or pressed meanwhile is carried over.
 */
export function endStaticPage(): void {
  const root = rootOf();
  const page = staticPage();
  if (!root || !page || page === ending) return;
  ending = page;
  // A page whose template shows what it is about is not replaced by a skeleton.
  const end = () => whenReleased(page, () => replace(page, root));
  if (page.dataset.filled === undefined) return end();
  whenLoaded(root, end);
}

/**
 * Calls back when no pointer is down on the page: one that goes down on a button and comes up on another, which took
 * its place, clicks neither.
 */
function whenReleased(page: HTMLElement, done: () => void): void {
  if (!page.matches(':active')) return done();
  requestAnimationFrame(() => whenReleased(page, done));
}

function replace(page: HTMLElement, root: HTMLElement): void {
  const swap = () => {
    root.hidden = false;
    page.remove();
  };
  const pressed = window.pressedEarly ?? new Set<Element>();
  const isTouched = pressed.size > 0 || page.querySelector('input,textarea');
  if (!isTouched && !page.contains(document.activeElement)) return swap();
  // Until what carries it over has come, the page stays, and what is done on it counts.
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

/** Ends the static page when its sibling is on screen. */
export function StaticPageEnd(): null {
  useLayoutEffect(endStaticPage, []);
  return null;
}
