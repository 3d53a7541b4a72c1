/** Pixels that a keyboard takes at least; what a browser shows and hides of itself is lower. */
const least = 150;

const isTyping = (): boolean =>
  !!document.activeElement?.matches(
    'textarea, [contenteditable="true"], input:not([type=checkbox], [type=radio], [type=file])',
  );

/**
 * Says on the root element that a field has the keyboard of the screen (`data-keyboard`), and how much of the page that
 * covers (`--keyboard`): all of it where the page keeps its height, as in Safari, else nothing. @returns stops
 */
export function followKeyboard(): () => void {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  const root = document.documentElement;
  /** The greatest height of the window by its width: a phone that is turned has another one. */
  const tallest = new Map<number, number>();
  const look = () => {
    // In pixels of the page, however far it is zoomed in.
    const width = Math.round(view.width * view.scale);
    const height = view.height * view.scale;
    const full = Math.max(height, tallest.get(width) ?? 0);
    tallest.set(width, full);
    const isUp = full - height >= least && isTyping();
    root.toggleAttribute('data-keyboard', isUp);
    const covered = isUp ? Math.max(0, window.innerHeight - height) : 0;
    root.style.setProperty('--keyboard', `${covered}px`);
  };
  const ending = new AbortController();
  const { signal } = ending;
  view.addEventListener('resize', look, { signal });
  document.addEventListener('focusin', look, { signal });
  document.addEventListener('focusout', () => setTimeout(look), { signal });
  look();
  return () => ending.abort();
}
