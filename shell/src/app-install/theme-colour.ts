/**
 * The colour of the bars around the installed site, for a student who chose a theme against their
 * device's: both of the document's colours become that theme's.
 */
function paintBars(colours: ReadonlyMap<HTMLMetaElement, string>): void {
  const { theme } = document.documentElement.dataset;
  const chosen = [...colours].find(
    ([meta]) => theme && meta.getAttribute('media')?.includes(theme),
  );
  for (const [meta, own] of colours) meta.content = chosen?.[1] ?? own;
}

/** Keeps the bars in the colour of the page's theme. @returns stops doing so */
export function followTheme(): () => void {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  const colours = new Map([...metas].map((meta) => [meta, meta.content]));
  const paint = () => paintBars(colours);
  const watcher = new MutationObserver(paint);
  watcher.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  paint();
  return () => watcher.disconnect();
}
