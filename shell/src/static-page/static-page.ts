import { useLayoutEffect } from 'react';

const rootOf = () => document.getElementById('root');
/** The page as it came with the document, readable before any script has run. */
const staticPage = () => document.getElementById('page');

declare global {
  interface Window {
    /** What was pressed last on the static page: the script in the head keeps it. */
    pressedEarly?: Element;
  }
}

/** Keeps what the scripts draw out of sight until it can take the static page's place. */
export function beginBehindStaticPage(): void {
  const root = rootOf();
  if (root && staticPage()) root.hidden = true;
}

/**
 * Puts the page of the scripts into the place of the one that came with the document, both in one
 * frame. What was typed, focused or pressed meanwhile is carried over.
 */
export function endStaticPage(): void {
  const root = rootOf();
  const page = staticPage();
  if (!root || !page) return;
  // Nothing else is to find it while it goes.
  page.id = '';
  const swap = () => {
    root.hidden = false;
    page.remove();
  };
  const pressed = window.pressedEarly?.closest('button');
  const isTouched = pressed ?? page.querySelector('input,textarea');
  if (!isTouched && !page.contains(document.activeElement)) swap();
  else {
    void import(/* webpackChunkName: "carry-over" */ './carry-over')
      .then(({ carryOver }) => carryOver({ from: page, to: root, pressed, swap }))
      .catch(swap);
  }
}

/** Ends the static page as soon as what stands beside this is on screen. */
export function StaticPageEnd(): null {
  useLayoutEffect(endStaticPage, []);
  return null;
}
