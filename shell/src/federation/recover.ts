const live = () => import(/* webpackChunkName: "live" */ './live');

/**
 * Asks the site which builds of a remote are live, and follows it at once unless there is unsaved work.
 * @param anew whether builds that failed in this tab are tried again
 * @returns whether the site answered
 */
export const renewRegistry = (remote: string, anew: boolean): Promise<boolean> =>
  live().then(
    ({ renew }) => renew(remote, anew),
    () => false,
  );

/** Leaves a build that goes on failing for the one before it. @returns whether there was one to leave for */
export const leaveBuild = (remote: string, build: string): Promise<boolean> =>
  live().then(
    (tab) => tab.leaveBuild(remote, build),
    () => false,
  );
