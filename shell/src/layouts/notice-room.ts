/**
 * Reserves room for a bar at the bottom of the window, equal to its current height, so that it covers nothing
 * of the page, such as the input of a chat. `--bar-notice` of the tokens is the sum of these rooms.
 * @param room the custom property of this bar, e.g. `--room-news`
 * @returns stops
 */
export function keepRoom(bar: Element, room: '--room-connection' | '--room-news'): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty(room, `${bar.getBoundingClientRect().height}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(room);
  };
}
