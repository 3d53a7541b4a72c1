import type { Readable } from 'node:stream';

/** A change to a remote, as recorded in its pointer's history. */
export interface RemoteChange {
  /** ISO 8601. */
  readonly at: string;
  readonly action: 'publish' | 'canary' | 'promote' | 'rollback' | 'off' | 'on' | 'ask' | 'keep';
  /** The build that is live afterwards; for a canary, the build that some browsers get. */
  readonly build?: string;
  /** The build that was live before. */
  readonly from?: string;
  readonly by: 'operator' | 'breaker' | 'start' | 'team';
  readonly reason?: string;
  /** For a team: its token, and the origin of the build as reported by its CI. */
  readonly source?: ChangeSource;
}

export interface ChangeSource {
  /** Its name. */
  readonly token: string;
  readonly commit?: string;
  readonly branch?: string;
  readonly run?: string;
}

/** The live state of one remote. */
export interface LiveRemote {
  readonly remote: string;
  readonly title: string;
  readonly owner: string;
  readonly status: 'on' | 'off';
  readonly notice?: string;
  readonly current: string;
  readonly previous?: string;
  /** `share` in per cent of browsers. */
  readonly canary?: { readonly build: string; readonly share: number };
  /** Builds that are stored, and so may run in a tab. */
  readonly kept: readonly string[];
  /** Patterns of its pages that are open to everybody. */
  readonly publicPages: readonly string[];
  /** Exposes of its widgets. */
  readonly widgets: readonly string[];
  /** Newest first. */
  readonly history: readonly RemoteChange[];
}

/** What browsers reported about a build within the last hour. */
export interface FieldNote {
  readonly remote: string;
  readonly build: string;
  readonly errors: number;
  /** Number of signed-in students who reported. */
  readonly students: number;
  /** Number of networks with reports from visitors without a session. */
  readonly networks: number;
  /** Signed-in students who saw a card instead of a part, whose tab froze, or for whom a page loaded late. */
  readonly cards: number;
  readonly frozen: number;
  readonly late: number;
  /** The breaker's decision about it. */
  readonly verdict: string;
}

/** The result of the site's own check of a build. */
export interface SelfCheck {
  /** `unknown`: it could not be run here, although its files are complete. */
  readonly result: 'sound' | 'broken' | 'unknown';
  /** For the operator to read, e.g. `mfe-feed throws when /home is opened`. */
  readonly says: string;
}

/** A build that a team wants live. */
export interface DeployOrder {
  readonly remote: string;
  /** Per cent of browsers. */
  readonly canary?: number | undefined;
  /** Checks it and changes nothing. */
  readonly check?: boolean | undefined;
  /** Only for people who have the link in the answer. */
  readonly preview?: boolean | undefined;
  /** Publishes even if somebody else has published in the meantime. */
  readonly anyway?: boolean | undefined;
  /** The live build of the remote when the team's CI checked the new one; empty if there was none. */
  readonly beside?: string | undefined;
  /** Its canary at that time, empty if there was none; absent from older commands. */
  readonly besideCanary?: string | undefined;
  /** Whether the team's CI has run it in a browser. */
  readonly tried?: boolean | undefined;
  readonly source: ChangeSource;
}

/** What teams do to the remotes from outside. Every rejection is a Refusal, possibly with `reasons`. */
export interface Deploys {
  status(): Promise<readonly object[]>;
  promote(order: DeployOrder): Promise<object>;
  rollback(order: DeployOrder, reason?: string): Promise<object>;
  off(order: DeployOrder, notice?: string): Promise<object>;
  on(order: DeployOrder): Promise<object>;
  /** @param of a build or a branch; default: all of the remote */
  endPreviews(order: DeployOrder, of?: string): Promise<object>;
  /** A stored build, identified by the hash of its description; `{missing: true}` if it does not exist. */
  publishStored(order: DeployOrder, build: { build: string; integrity: string }): Promise<object>;
  /** A rejected or incomplete archive leaves nothing behind. */
  publishArchive(order: DeployOrder, archive: Readable): Promise<object>;
  /** The other builds that a build can be tried out with, as an archive. */
  live(): Promise<Readable>;
}

/** The registry of remotes as far as the server uses it. Passed in by the program that composes the site. */
export interface Remotes {
  list(): Promise<readonly LiveRemote[]>;
  /**
   * Returns to the previous build, or ends the canary if `expected` is one.
   * @returns the build that is live afterwards
   * @throws if `expected` is no longer live because somebody else was faster
   */
  rollBack(
    remote: string,
    change: { expected: string; reason: string; to?: string | undefined },
  ): Promise<string>;
  /**
   * Records in the history that a reported build is being checked, or stays; does nothing if this is already
   * recorded.
   * @param spared the end of the reason, which does not depend on the figures
   */
  noteDecision(
    remote: string,
    decision: { act: 'ask' | 'keep'; build: string; reason: string; spared: string },
  ): Promise<void>;
  /** Checks whether a live build works, as far as this is possible without its visitors. */
  check(remote: string, build: string, signal: AbortSignal): Promise<SelfCheck>;
  /** Stores the browsers' reports for commands that cannot reach the database. */
  noteField(notes: readonly FieldNote[]): Promise<void>;
  /** What teams do from outside; absent if nothing can be published. */
  readonly deploys?: Deploys;
  /** Removes builds that are no longer needed; builds in use stay. */
  sweep(inUse: readonly { readonly remote: string; readonly build: string }[]): Promise<void>;
}

/** An API without pages: nothing is live. */
export const noRemotes: Remotes = {
  list: async () => [],
  rollBack: async (remote) => {
    throw new Error(`There is no ${remote} here.`);
  },
  noteDecision: async () => undefined,
  check: async () => ({ result: 'unknown', says: 'there is nothing to look at' }),
  noteField: async () => undefined,
  sweep: async () => undefined,
};
