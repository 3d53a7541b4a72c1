const noSource = /\.test\.[a-z]+$|(?:^|\/)\.[^/]*$|~$/;
const ofRemote = /^(mfe-[a-z-]+)\//;

/**
 * What a running site needs after these files have changed.
 * @param files paths within the repository
 * @returns {{ restart: boolean, publish: string[] }} whether all of it must begin anew; the remotes that are
 *   to be published otherwise
 */
export function whatChanged(files) {
  const sources = files.filter((file) => !noSource.test(file));
  const remotes = sources.map((file) => ofRemote.exec(file)?.[1]);
  if (remotes.includes(undefined)) return { restart: true, publish: [] };
  return { restart: false, publish: [...new Set(remotes)] };
}
