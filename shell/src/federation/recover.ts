/** What a tab does about other builds: comes once the page has loaded. Undefined where it does not come. */
export const live = () =>
  import(/* webpackChunkName: "after-load" */ './live').catch(() => undefined);
