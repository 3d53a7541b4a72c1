import type { RemoteBuildFile, ShellBuildFile } from '../registry/build-file';

/** The contents of `mf-manifest.json` that tools outside of this repository read. */
export interface ManifestClaims {
  /** Share keys and ranges, as `[key, range]`. */
  ranges: readonly (readonly [string, string])[];
  /** `./App`, `./widgets/…`. */
  exposes: readonly string[];
  entry: string;
}

/** A build of a remote that is to go live. */
export interface Candidate {
  file: RemoteBuildFile;
  /** Text of each of its style sheets, by path. */
  styles: Readonly<Record<string, string>>;
  /** Absent if it is missing or cannot be read. */
  manifest?: ManifestClaims;
}

/** What the candidate would run beside. */
export interface Live {
  shell: ShellBuildFile;
  /** All builds of the other remotes that visitors may get, including canaries. */
  others: readonly RemoteBuildFile[];
  /** The live build of the candidate's own remote. */
  own?: RemoteBuildFile;
}

export const ruleNames = [
  'files',
  'exposes',
  'widgets',
  'routes',
  'collisions',
  'navigation',
  'permissions',
  'events',
  'exports',
  'ranges',
  'styles',
  'budgets',
  'boots',
] as const;

export type RuleName = (typeof ruleNames)[number];

/** A reason to refuse a candidate. */
export interface Reason {
  rule: RuleName;
  /** One sentence, without a full stop, that names the cause. */
  sentence: string;
}

/** Returns one sentence per fault of a candidate. */
export type Rule = (candidate: Candidate, live: Live) => readonly string[];
