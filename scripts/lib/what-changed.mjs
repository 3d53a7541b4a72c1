const noSource = /\.test\.[a-z]+$|~$|(?:^|\/)(?:node_modules|dist|\.[^/]*)(?:\/|$)/;
const ofRemote = /^(mfe-[a-z-]+)\//;

/** Whether a file or folder of the repository can change what runs. */
export const isSource = (file) => !noSource.test(file);

/**
 * What a running site needs after these files have changed.
 * @param files paths within the repository
 * @returns {{ restart: boolean, publish: string[] }} whether all of it must begin anew; the remotes that are
 *   to be published otherwise
 */
export function whatChanged(files) {
  const sources = files.filter(isSource);
  const remotes = sources.map((file) => ofRemote.exec(file)?.[1]);
  if (remotes.includes(undefined)) return { restart: true, publish: [] };
  return { restart: false, publish: [...new Set(remotes)] };
}
