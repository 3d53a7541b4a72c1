import type { Readable } from 'node:stream';

/** What was done to a remote, as its pointer's history tells. */
export interface RemoteChange {
  /** ISO 8601. */
  readonly at: string;
  readonly action: 'publish' | 'canary' | 'promote' | 'rollback' | 'off' | 'on' | 'ask' | 'keep';
  /** What is live by it; of a canary, what some browsers take. */
  readonly build?: string;
  /** What was there before. */
  readonly from?: string;
  readonly by: 'operator' | 'breaker' | 'start' | 'team';
  readonly reason?: string;
  /** Of a team: its token, and what its CI says of where the build comes from. */
  readonly source?: ChangeSource;
}

export interface ChangeSource {
  /** Its name. */
  readonly token: string;
  readonly commit?: string;
  readonly branch?: string;
  readonly run?: string;
}

/** What is live of one remote. */
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
  /** Builds that lie there, and so may run in a tab. */
  readonly kept: readonly string[];
  /** Patterns of its pages that anybody may open. */
  readonly publicPages: readonly string[];
  /** Exposes of its widgets. */
  readonly widgets: readonly string[];
  /** Newest first. */
  readonly history: readonly RemoteChange[];
}

/** What browsers reported of a build within the last hour. */
export interface FieldNote {
  readonly remote: string;
  readonly build: string;
  readonly errors: number;
  /** How many signed-in students they come from. */
  readonly students: number;
  /** How many networks they come from where nobody was signed in. */
  readonly networks: number;
  /** Signed-in students who saw a card in the place of a part, whose tab froze, for whom a page came late. */
  readonly cards: number;
  readonly frozen: number;
  readonly late: number;
  /** What the breaker makes of it. */
  readonly verdict: string;
}

/** What the site found when it looked at a build itself. */
export interface SelfCheck {
  /** `unknown`: it could not be run here, though its files are whole. */
  readonly result: 'sound' | 'broken' | 'unknown';
  /** For the operator to read, e.g. `mfe-feed throws when /home is opened`. */
  readonly says: string;
}

/** A build that a team wants live. */
export interface DeployOrder {
  readonly remote: string;
  /** Per cent of browsers. */
  readonly canary?: number | undefined;
  /** Judges it and changes nothing. */
  readonly check?: boolean | undefined;
  /** For whoever has the link that is answered, and nobody else. */
  readonly preview?: boolean | undefined;
  /** Also where somebody else has published meanwhile. */
  readonly anyway?: boolean | undefined;
  /** What was live of the remote when the team's CI judged the build, empty for nothing. */
  readonly beside?: string | undefined;
  readonly source: ChangeSource;
}

/** What teams do to the remotes from elsewhere. Whatever is refused is a Refusal, perhaps with `reasons`. */
export interface Deploys {
  status(): Promise<readonly object[]>;
  promote(order: DeployOrder): Promise<object>;
  rollback(order: DeployOrder, reason?: string): Promise<object>;
  off(order: DeployOrder, notice?: string): Promise<object>;
  on(order: DeployOrder): Promise<object>;
  /** @param of a build or a branch; default: all of the remote */
  endPreviews(order: DeployOrder, of?: string): Promise<object>;
  /** A build that lies there, told by the hash of what describes it; `{missing: true}` where it does not. */
  publishStored(order: DeployOrder, build: { build: string; integrity: string }): Promise<object>;
  /** Of an archive that is refused or cut off nothing stays. */
  publishArchive(order: DeployOrder, archive: Readable): Promise<object>;
  /** What a build can be tried out beside, as an archive. */
  live(): Promise<Readable>;
}

/** The registry of remotes as far as the server acts on it. Whoever composes the site hands it in. */
export interface Remotes {
  list(): Promise<readonly LiveRemote[]>;
  /**
   * Goes back to the build before, or ends the canary where `expected` is one.
   * @returns the build that is live then
   * @throws where `expected` is not live any more: somebody else was faster
   */
  rollBack(
    remote: string,
    change: { expected: string; reason: string; to?: string | undefined },
  ): Promise<string>;
  /**
   * Writes into the history that a build of which something was told is looked into, or stays; nothing where that is there
   * already.
   * @param spared the end of the reason, which is the same whatever the figures are
   */
  noteDecision(
    remote: string,
    decision: { act: 'ask' | 'keep'; build: string; reason: string; spared: string },
  ): Promise<void>;
  /** Looks whether a build that is live works, as far as that can be found out without its visitors. */
  check(remote: string, build: string, signal: AbortSignal): Promise<SelfCheck>;
  /** Stores what browsers reported, for commands that do not reach the database. */
  noteField(notes: readonly FieldNote[]): Promise<void>;
  /** What teams do from elsewhere; absent where nothing can be published. */
  readonly deploys?: Deploys;
  /** Removes builds that nobody needs any more; those in use stay. */
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
