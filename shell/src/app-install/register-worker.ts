/**
 * Registers the service worker. It is never taken from the browser's own cache, so a worker that went
 * wrong is replaced at the next visit. Private windows and blocked storage go without one.
 */
export function registerWorker(): void {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}
