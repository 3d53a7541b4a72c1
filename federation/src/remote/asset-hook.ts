/** Name of the global symbol under which the shell offers its hook on remotes' asset elements. */
export const assetHookKey = 'campus.asset';
