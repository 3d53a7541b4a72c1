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
