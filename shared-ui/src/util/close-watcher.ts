interface Watcher extends EventTarget {
  destroy: () => void;
}

/**
 * Calls back when the device asks to close what was opened last, as the Back of Android does: for what stands in no
 * address. Browsers that know no such request have Escape and a press outside. @returns stops
 */
export function watchClose(onClose: () => void): () => void {
  const Closing: unknown = Reflect.get(window, 'CloseWatcher');
  if (typeof Closing !== 'function') return () => undefined;
  const watcher = Reflect.construct(Closing, []) as Watcher;
  watcher.addEventListener('close', onClose);
  return () => watcher.destroy();
}
