let begun = false;

/**
 * What a page does once it has loaded: becomes an app, and follows what teams put live meanwhile. One that
 * does not come does not keep the other.
 */
export function afterLoad(): void {
  if (begun) return;
  begun = true;
  const parts = [
    import('./app-install').then(({ installApp }) => installApp()),
    import(/* webpackChunkName: "live" */ './federation/live').then(({ startLive }) => startLive()),
  ];
  void Promise.allSettled(parts);
}
