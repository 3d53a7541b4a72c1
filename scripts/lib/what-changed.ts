const noSource = /\.test\.[a-z]+$|~$|(?:^|\/)(?:node_modules|dist|\.[^/]*)(?:\/|$)/;
const ofRemote = /^(mfe-[a-z-]+)\//;

/** Whether a file or folder of the repository can affect the running site. */
export const isSource = (file: string): boolean => !noSource.test(file);

/** The action that a running site needs: everything restarts, or these remotes are published. */
export interface Needed {
  restart: boolean;
  publish: string[];
}

/**
 * The action that a running site needs after these files have changed.
 * @param files paths within the repository
 */
export function whatChanged(files: readonly string[]): Needed {
  const remotes = files.filter(isSource).map((file) => ofRemote.exec(file)?.[1]);
  const publish = [...new Set(remotes.filter((remote) => remote !== undefined))];
  return remotes.includes(undefined) ? { restart: true, publish: [] } : { restart: false, publish };
}
