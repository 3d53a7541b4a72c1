interface Watcher extends EventTarget {
  destroy: () => void;
}

/**
 * Calls back when the device asks to close the layer opened last, as Android's Back does: for layers that have no
 * address. In browsers without CloseWatcher, Escape and a press outside close them. @returns stops watching
 */
export function watchClose(onClose: () => void): () => void {
  const Closing: unknown = Reflect.get(window, 'CloseWatcher');
  if (typeof Closing !== 'function') return () => undefined;
  const watcher = Reflect.construct(Closing, []) as Watcher;
  watcher.addEventListener('close', onClose);
  return () => watcher.destroy();
}
