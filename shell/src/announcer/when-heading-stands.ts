/** Milliseconds after which a page counts as one without a heading. */
const patience = 15_000;

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
  const timer = setTimeout(() => stop(), patience);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
}
