const noSource = /\.test\.[a-z]+$|~$|(?:^|\/)(?:node_modules|dist|\.[^/]*)(?:\/|$)/;
const ofRemote = /^(mfe-[a-z-]+)\//;

/** Whether a file or folder of the repository can change what runs. */
export const isSource = (file: string): boolean => !noSource.test(file);

/** What a running site needs: all of it begins anew, or these remotes are published. */
export interface Needed {
  restart: boolean;
  publish: string[];
}

/**
 * What a running site needs after these files have changed.
 * @param files paths within the repository
 */
export function whatChanged(files: readonly string[]): Needed {
  const remotes = files.filter(isSource).map((file) => ofRemote.exec(file)?.[1]);
  const publish = [...new Set(remotes.filter((remote) => remote !== undefined))];
  return remotes.includes(undefined) ? { restart: true, publish: [] } : { restart: false, publish };
}
