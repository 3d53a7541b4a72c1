/** Raises an element above everything on the page. jsdom knows no such layer. */
const raise = (node: HTMLElement | null): void => {
  if (node?.isConnected && !node.matches(':popover-open')) node.showPopover?.();
};

/**
 * Properties of a list that is laid over the page from where it stands in the document: whatever is around it
 * neither cuts it off nor moves it, a remote's place included. Its style sheet takes back what a browser gives
 * to a popover.
 */
export const topLayer = { popover: 'manual', ref: raise } as const;
