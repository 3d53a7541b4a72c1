import type { RemoteBuildFile, ShellBuildFile } from '../registry/build-file';

/** What `mf-manifest.json` says, which tools outside of this repository read. */
export interface ManifestClaims {
  /** Share keys and ranges, as `[key, range]`. */
  ranges: readonly (readonly [string, string])[];
  /** `./App`, `./widgets/…`. */
  exposes: readonly string[];
  entry: string;
}

/** A build of a remote that asks to go live. */
export interface Candidate {
  file: RemoteBuildFile;
  /** Path to the text of each of its style sheets. */
  styles: Readonly<Record<string, string>>;
  /** Absent where there is none that can be read. */
  manifest?: ManifestClaims;
}

/** What the candidate would live beside. */
export interface Live {
  shell: ShellBuildFile;
  /** Builds of the other remotes that visitors may get, canaries included. */
  others: readonly RemoteBuildFile[];
  /** What is live of the candidate's own remote. */
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

/** Why a candidate does not go live. */
export interface Reason {
  rule: RuleName;
  /** One sentence, without a full stop, that names the cause. */
  sentence: string;
}

/** One sentence per fault of a candidate. */
export type Rule = (candidate: Candidate, live: Live) => readonly string[];
