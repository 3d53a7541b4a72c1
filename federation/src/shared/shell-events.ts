/** Events on `window` that come with the shell and that remotes may wait for. */
export const shellEvents: readonly string[] = ['authChange'];
