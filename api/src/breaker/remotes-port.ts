/** What was done to a remote, as its pointer's history tells. */
export interface RemoteChange {
  /** ISO 8601. */
  readonly at: string;
  readonly action: 'publish' | 'canary' | 'promote' | 'rollback' | 'off' | 'on';
  /** What is live by it; of a canary, what some browsers take. */
  readonly build?: string;
  /** What was there before. */
  readonly from?: string;
  readonly by: 'operator' | 'breaker' | 'start';
  readonly reason?: string;
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
  /** Newest first. */
  readonly history: readonly RemoteChange[];
}

/** The registry of remotes as far as the server acts on it. Whoever composes the site hands it in. */
export interface Remotes {
  list(): Promise<readonly LiveRemote[]>;
  /**
   * Goes back to the build before, or ends the canary where `expected` is one.
   * @returns the build that is live then
   * @throws where `expected` is not live any more: somebody else was faster
   */
  rollBack(remote: string, change: { expected: string; reason: string }): Promise<string>;
}

/** An API without pages: nothing is live. */
export const noRemotes: Remotes = {
  list: async () => [],
  rollBack: async (remote) => {
    throw new Error(`There is no ${remote} here.`);
  },
};

/** Every build that open tabs may still run: what is live, and what lately was. */
export function buildsOf({ remote, current, previous, canary, history }: LiveRemote) {
  const named = history.flatMap(({ build, from }) => [build, from]);
  const builds = new Set([current, previous, canary?.build, ...named]);
  return [...builds].flatMap((build) => (build === undefined ? [] : [{ remote, build }]));
}
