/** Milliseconds after which a page counts as having no heading. */
const timeoutMs = 15_000;

// That of a page that is still loading is replaced, and the focus would be lost with it.
const headingOf = () =>
  [...document.querySelectorAll<HTMLElement>('main h1')].find(
    (heading) => !heading.closest('[aria-busy="true"]'),
  );

/** Calls back once the page in `main` has its heading, now or when its code has loaded. @returns cancels */
export function whenHeadingStands(onHeading: (heading: HTMLElement) => void): () => void {
  const check = () => {
    const heading = headingOf();
    if (!heading) return;
    stop();
    onHeading(heading);
  };
  const observer = new MutationObserver(check);
  const timer = setTimeout(() => stop(), timeoutMs);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const attributeFilter = ['aria-busy'];
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter });
  check();
  return stop;
}

function takeFocus(heading: HTMLElement): void {
  const active = document.activeElement;
  const main = heading.closest('main');
  // A page that has set the focus itself keeps it.
  if (active && active !== document.body && main?.contains(active)) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Moves the focus to the next page's heading, then calls back. @returns cancels */
export const focusHeading = (onFocused: () => void): (() => void) =>
  whenHeadingStands((heading) => {
    takeFocus(heading);
    onFocused();
  });
