/** Milliseconds after which a page counts as one without a heading. */
const timeoutMs = 15_000;

const headingOf = () => document.querySelector<HTMLElement>('main h1');

/** Calls back once the page in `main` has its heading, now or when its code arrives. @returns gives up */
export function whenHeadingStands(found: (heading: HTMLElement) => void): () => void {
  const look = () => {
    const heading = headingOf();
    if (!heading) return;
    stop();
    found(heading);
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => stop(), timeoutMs);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
}

function takeFocus(heading: HTMLElement): void {
  const active = document.activeElement;
  const main = heading.closest('main');
  // A page that put the focus somewhere itself knows better.
  if (active && active !== document.body && main?.contains(active)) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Puts the focus on the heading of the page that is about to stand, and then tells. @returns gives up */
export const focusHeading = (tell: () => void): (() => void) =>
  whenHeadingStands((heading) => {
    takeFocus(heading);
    tell();
  });
