/** Milliseconds for which a page may grow to the height that it had. */
const patience = 10_000;
const byHand = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const reach = () => document.documentElement.scrollHeight - window.innerHeight;

/**
 * Scrolls to where the page was, as soon as it is tall enough again. A visitor who scrolls first has
 * the last word. @returns gives up
 */
export function scrollWhenTall(top: number): () => void {
  const observer = new ResizeObserver(() => attempt());
  const timer = setTimeout(() => stop(), patience);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const event of byHand) window.removeEventListener(event, stop);
  };
  const attempt = () => {
    if (reach() < top) return;
    stop();
    window.scrollTo(0, top);
  };
  for (const event of byHand) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  attempt();
  return stop;
}
