import type { Blame } from '../blame';

let remote: string | undefined;

/** Notes whose build this browser alone runs; undefined for none. */
export function markOverridden(name: string | undefined): void {
  remote = name;
}

/** The build that a part is told of by: a build of this browser alone is nobody's live one. */
export const overriddenBuild = (part: Blame): string | undefined =>
  part.remote === remote ? 'override' : part.build;
