/**
 * Reserves room for a bar at the bottom of the window, equal to its current height, so that it covers nothing
 * of the page, such as the input of a chat. `--bar-notice` of the tokens is the sum of these rooms.
 * @param room the custom property of this bar, e.g. `--room-news`
 * @returns stops
 */
export function keepRoom(bar: Element, room: '--room-connection' | '--room-news'): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const { height } = bar.getBoundingClientRect();
    // A property of the root is inherited: even one without effect costs the styles of the whole page.
    if (height > 0) style.setProperty(room, `${height}px`);
    else style.removeProperty(room);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(room);
  };
}
