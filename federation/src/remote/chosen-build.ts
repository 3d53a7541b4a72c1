import type { RegisteredBuild, RegisteredRemote } from './registry-document';

/**
 * The build that a browser runs: the canary in those whose bucket lies below its share, else the current
 * one.
 * @param bucket from 0 to 99, the same for a student each time
 */
export function chosenBuild(
  { canary, current }: RegisteredRemote,
  bucket: number,
): RegisteredBuild {
  return canary && bucket < canary.share ? canary : current;
}

/** The builds of a remote in the order in which a browser tries them: the chosen one first. */
export function buildsToTry(remote: RegisteredRemote, bucket: number): RegisteredBuild[] {
  const builds = [chosenBuild(remote, bucket), remote.current, remote.previous];
  return [...new Set(builds)].filter((build) => build !== undefined);
}
