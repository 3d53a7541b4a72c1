import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { Deploys, FieldNote, LiveRemote, Remotes, SelfCheck } from '../breaker/remotes-port';

/** A registry of remotes without files. */
export interface FakeRemotes extends Remotes {
  /** Adds or replaces a remote. */
  put(remote: LiveRemote): void;
  /** Removes it. */
  drop(remote: string): void;
  /** The result of the site's check of a build, until the next `put`; by default it cannot be run. */
  find(check: SelfCheck): void;
  /** Builds that the site checked, one entry per check. */
  readonly checked: string[];
  /** The last note. */
  readonly field: FieldNote[];
  /** Builds that were in use at the last sweep. */
  readonly inUse: { remote: string; build: string }[];
  /** The teams' actions from outside, as requested. */
  readonly deployed: { verb: string; given: readonly unknown[] }[];
}

/** Records requests; `mfe-tea` never refuses. */
function fakeDeploys(deployed: FakeRemotes['deployed']): Deploys {
  const note =
    (verb: string) =>
    async (...given: unknown[]) => {
      deployed.push({ verb, given });
      return { remote: 'mfe-tea', build: 'two', changed: true };
    };
  return {
    status: async () => [],
    promote: note('promote'),
    rollback: note('rollback'),
    off: note('off'),
    on: note('on'),
    endPreviews: note('endPreviews'),
    publishStored: note('publishStored'),
    publishArchive: async (order, archive) =>
      note('publishArchive')(order, (await buffer(archive)).length),
    live: async () => Readable.from([Buffer.from('live')]),
  };
}

/** @param clock the time of the changes */
export function createFakeRemotes(clock: () => Date): FakeRemotes {
  const all = new Map<string, LiveRemote>();
  const field: FieldNote[] = [];
  const inUse: { remote: string; build: string }[] = [];
  const checked: string[] = [];
  const deployed: FakeRemotes['deployed'] = [];
  const notRun: SelfCheck = { result: 'unknown', says: 'there is no browser here' };
  let check = notRun;
  return {
    field,
    deployed,
    deploys: fakeDeploys(deployed),
    inUse,
    checked,
    find: (found) => void (check = found),
    check: async (_remote, build) => {
      checked.push(build);
      return check;
    },
    noteField: async (notes) => void field.splice(0, field.length, ...notes),
    async noteDecision(remote, { act, build, reason, spared }) {
      const live = all.get(remote);
      if (live?.history.some((one) => one.build === build && one.reason?.endsWith(spared))) return;
      const at = clock().toISOString();
      const change = { at, action: act, build, by: 'breaker', reason } as const;
      if (live) all.set(remote, { ...live, history: [change, ...live.history] });
    },
    sweep: async (builds) => void inUse.splice(0, inUse.length, ...builds),
    put(remote) {
      all.set(remote.remote, remote);
      check = notRun;
    },
    drop: (remote) => void all.delete(remote),
    list: async () => [...all.values()],
    async rollBack(remote, { expected, reason, to }) {
      const live = all.get(remote);
      const { canary, previous, current } = live ?? {};
      const isCanary = canary?.build === expected;
      const build = isCanary ? current : (to ?? previous);
      if (!live || !build || (!isCanary && current !== expected)) {
        throw new Error(`${expected} is not live`);
      }
      const at = clock().toISOString();
      const change = {
        at,
        action: 'rollback',
        build,
        from: expected,
        by: 'breaker',
        reason,
      } as const;
      const history = [change, ...live.history];
      const { canary: _ended, ...rest } = live;
      all.set(remote, {
        ...rest,
        current: build,
        previous: isCanary ? previous : expected,
        history,
      });
      return build;
    },
  };
}

/** The live state of a remote `mfe-tea`: build `two`, for an hour at `now`, and `one` before it. */
export function teaLive(now: Date, change: Partial<LiveRemote> = {}): LiveRemote {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  return {
    remote: 'mfe-tea',
    title: 'Tea',
    owner: 'Team Tea',
    status: 'on',
    current: 'two',
    previous: 'one',
    kept: ['three', 'two', 'one'],
    publicPages: ['/tea/:cup'],
    widgets: ['./widgets/cup', './widgets/kettle'],
    history: [
      { at: hoursAgo(1), action: 'publish', build: 'two', from: 'one', by: 'operator' },
      { at: hoursAgo(30), action: 'publish', build: 'one', by: 'start' },
    ],
    ...change,
  };
}
