/** Minimum height of a keyboard in pixels; the browser's own collapsing bars are lower. */
const least = 150;

const isTyping = (): boolean =>
  !!document.activeElement?.matches(
    'textarea, [contenteditable="true"], input:not([type=checkbox], [type=radio], [type=file])',
  );

/**
 * Sets on the root element that a field has the on-screen keyboard (`data-keyboard`), and how much of the
 * page it covers (`--keyboard`): its height if the page keeps its own, as in Safari, else 0. @returns stops
 */
export function followKeyboard(): () => void {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  const root = document.documentElement;
  /** The greatest window height per width: a rotated phone has another one. */
  const tallest = new Map<number, number>();
  const look = () => {
    // In pixels of the page, whatever the zoom.
    const width = Math.round(view.width * view.scale);
    const height = view.height * view.scale;
    const full = Math.max(height, tallest.get(width) ?? 0);
    tallest.set(width, full);
    const isUp = full - height >= least && isTyping();
    root.toggleAttribute('data-keyboard', isUp);
    const covered = Math.max(0, window.innerHeight - height);
    // A property of the root is inherited: even one without effect costs the styles of the whole page.
    if (isUp) root.style.setProperty('--keyboard', `${covered}px`);
    else root.style.removeProperty('--keyboard');
  };
  const ending = new AbortController();
  const { signal } = ending;
  view.addEventListener('resize', look, { signal });
  document.addEventListener('focusin', look, { signal });
  document.addEventListener('focusout', () => setTimeout(look), { signal });
  look();
  return () => ending.abort();
}
