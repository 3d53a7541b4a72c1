/**
 * Keeps room for a bar that stands above the bottom of the window, as high as it is at the moment: nothing of
 * a page, such as the input of a chat, lies under it. `--bar-notice` of the tokens is the room of all of them.
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
