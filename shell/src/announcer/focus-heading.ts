import { whenHeadingStands } from './when-heading-stands';

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
