import type { FastifyBaseLogger } from 'fastify';
import { type Clock, later } from '../clock';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { describe } from '../http/errors';
import type { Origins } from '../http/guards';
import type { Mailer } from '../mail/mailer';
import { buildTakenBack } from '../mail/mails';
import { countReports, type FieldCount } from '../modules/beacon/error-stats.repository';
import type { FieldNote, LiveRemote, Remotes, SelfCheck } from './remotes-port';
import {
  type Evidence,
  faultKinds,
  gravest,
  isFailing,
  shouldRollBack,
  threshold,
  type Verdict,
} from './should-roll-back';

interface BuildName {
  readonly remote: string;
  readonly build: string;
}

/** The results of the site's own checks of builds. */
interface SelfChecks {
  /** The latest results. */
  known(name: BuildName): SelfCheck | undefined;
  /** Checks builds one after the other; resolves when the result is known. */
  look(name: BuildName): Promise<void>;
  /** Aborts checks in progress. */
  close(): Promise<void>;
}

/** Milliseconds for which a result is valid; a check without a result is repeated sooner. */
const holds = { sound: 300_000, broken: 300_000, unknown: 60_000 } as const;

/** Milliseconds, including the wait for other checks; a failing build is still removed within a minute. */
const timeLimit = 30_000;

const tooLong: SelfCheck = {
  result: 'unknown',
  says: `the site's own check took longer than ${timeLimit / 1000} s`,
};

const keyOf = ({ remote, build }: BuildName) => `${remote}/${build}`;

/** Resolves with `tooLong` if the signal fires first. */
function orTooLong(work: Promise<SelfCheck>, signal: AbortSignal): Promise<SelfCheck> {
  const ended = new Promise<SelfCheck>((resolve) => {
    signal.addEventListener('abort', () => resolve(tooLong), { once: true });
  });
  return Promise.race([work, ended]);
}

function createSelfChecks({ check }: Pick<Remotes, 'check'>, clock: Clock): SelfChecks {
  const results = new Map<string, { check: SelfCheck; until: number }>();
  const underWay = new Map<string, Promise<void>>();
  const closing = new AbortController();
  let turn: Promise<unknown> = Promise.resolve();

  function dropOld(): void {
    for (const [key, { until }] of results) if (until <= clock().getTime()) results.delete(key);
  }
  async function find({ remote, build }: BuildName): Promise<void> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeLimit)]);
    const checking = turn.then(() => (signal.aborted ? tooLong : check(remote, build, signal)));
    const finding = orTooLong(checking, signal).catch((error: unknown): SelfCheck => {
      const why = error instanceof Error ? error.message : String(error);
      return { result: 'unknown', says: `the site's own check failed to run: ${why}` };
    });
    turn = finding;
    const result = await finding;
    const until = clock().getTime() + holds[result.result];
    results.set(keyOf({ remote, build }), { check: result, until });
  }
  return {
    known(name) {
      dropOld();
      return results.get(keyOf(name))?.check;
    },
    look(name) {
      const key = keyOf(name);
      const looking = underWay.get(key) ?? find(name).finally(() => underWay.delete(key));
      underWay.set(key, looking);
      return looking;
    },
    async close() {
      closing.abort();
      await Promise.all(underWay.values());
    },
  };
}

/** The breaker's decision about a build that visitors get. */
export interface Assessment {
  readonly live: LiveRemote;
  readonly build: string;
  readonly verdict: Verdict;
}

export interface Breaker {
  /** Schedules a check. A burst of calls results in one check. */
  nudge(): void;
  /** Checks now and rolls back builds that fail in the field. Concurrent calls share one check. */
  look(): Promise<void>;
  /** The decision for every build that visitors get now; changes nothing. */
  assess(): Promise<Assessment[]>;
  /** Checks every half minute until it is closed. */
  watch(): void;
  /** Waits for a running check; no check starts afterwards. */
  close(): Promise<void>;
}

interface Options {
  readonly clock: Clock;
  readonly config: Config;
  readonly database: Database;
  readonly mailer: Mailer;
  readonly origins: Origins;
  readonly remotes: Remotes;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** Milliseconds in which more incidents are collected before a check. */
const rest = 500;
const everyHalfMinute = 30_000;
/** Seconds. */
const hour = 3600;

const nobody = { failed: 0, ran: 0 };
const ofNobody = { students: nobody, networks: nobody };

/** Share of the students who reported late pages of other remotes. */
function lateElsewhere(counts: readonly FieldCount[], remote: string): number {
  const others = counts.filter((one) => one.remote !== remote && one.widget === '');
  const sum = (of: (one: FieldCount) => number) => others.reduce((all, one) => all + of(one), 0);
  return (
    sum(({ harms }) => harms.late) /
    Math.max(
      1,
      sum(({ students }) => students.ran),
    )
  );
}

/** The builds that visitors get of a remote: the canary first, because it is younger. */
const servedBuilds = ({ current, canary }: LiveRemote): string[] =>
  canary ? [canary.build, current] : [current];

/** Records that a failing build stays, unless somebody else has taken it back first. */
async function noteFailedRollback(
  { live: { remote }, build, verdict }: Assessment,
  error: unknown,
  { log, remotes }: Options,
): Promise<void> {
  log.warn({ remote, build, ...describe(error) }, 'rollback failed');
  const live = (await remotes.list()).find((one) => one.remote === remote);
  if (!live || !servedBuilds(live).includes(build)) return;
  const spared = `the rollback failed: ${error instanceof Error ? error.message : String(error)}`;
  const reason = `${verdict.reason}: ${spared}`;
  await remotes.noteDecision(remote, { act: 'keep', build, reason, spared });
}

async function takeBack({ live, build, verdict }: Assessment, options: Options): Promise<void> {
  const { config, log, mailer, origins, remotes } = options;
  const { remote } = live;
  const { reason, to } = verdict;
  const now = await remotes
    .rollBack(remote, { expected: build, reason, to })
    .catch((error: unknown) => noteFailedRollback({ live, build, verdict }, error, options));
  if (now === undefined) return;
  log.warn({ remote, build, now, reason }, 'build rolled back');
  if (config.contactAddress === undefined) return;
  const { title, owner } = live;
  const notice = { remote: `${title} (${remote}, ${owner})`, build, now, reason };
  mailer.send(config.contactAddress, buildTakenBack(origins.site, notice));
}

/**
 * The decision for a build: the most serious one of its pages and each of its widgets; of equal ones that of the part
 * that most students reported.
 */
function judge(
  of: Pick<Evidence, 'live' | 'build' | 'check'>,
  counts: readonly FieldCount[],
  now: Date,
): Verdict {
  const { live, build } = of;
  const { remote } = live;
  const parts = counts
    .filter((one) => one.remote === remote && one.build === build)
    .sort((one, other) => other.students.failed - one.students.failed);
  const late = { lateElsewhere: lateElsewhere(counts, remote) };
  const failing = new Set(
    counts
      .filter((one) => one.remote === remote && isFailing({ ...one, ...late }))
      .map((one) => one.build),
  );
  const judged = (part: Pick<Evidence, 'students' | 'networks'>) =>
    shouldRollBack({ ...of, ...late, failing, ...part }, now);
  const [worst = ofNobody, ...others] = parts;
  return gravest([judged(worst), ...others.map(judged)]);
}

/** What `status` shows for the builds that have reports. */
function fieldNotes(counts: readonly FieldCount[], assessed: readonly Assessment[]): FieldNote[] {
  return counts
    .filter(({ errors, harms }) => errors + harms.any > 0)
    .map(({ remote, build, errors, students, networks, harms }) => {
      const about = assessed.find((one) => one.live.remote === remote && one.build === build);
      const verdict = about?.verdict.reason ?? `${build} is not live`;
      const { card: cards, frozen, late } = harms;
      const evidence = { errors, students: students.failed, networks: networks.failed };
      return { remote, build, ...evidence, cards, frozen, late, verdict };
    });
}

async function act(one: Assessment, options: Options): Promise<void> {
  const { live, build, verdict } = one;
  const { reason, spared } = verdict;
  if (verdict.act === 'roll-back') await takeBack(one, options);
  else if (spared !== undefined) {
    await options.remotes.noteDecision(live.remote, { act: verdict.act, build, reason, spared });
  }
}

/** Rolls back builds that fail in the field and notifies the operator. */
export function createBreaker(options: Options): Breaker {
  const { clock, database, log, remotes } = options;
  const checks = createSelfChecks(remotes, clock);
  let running: Promise<void> | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let interval: NodeJS.Timeout | undefined;
  let closed = false;

  const counted = (seconds: number, apart: boolean): Promise<FieldCount[]> =>
    countReports(database, { since: later(clock(), -seconds), kinds: faultKinds, apart });

  async function assess(): Promise<Assessment[]> {
    const [counts, all, now] = [
      await counted(threshold.window, true),
      await remotes.list(),
      clock(),
    ];
    return all.flatMap((live) =>
      servedBuilds(live).map((build) => {
        const check = checks.known({ remote: live.remote, build });
        return { live, build, verdict: judge({ live, build, check }, counts, now) };
      }),
    );
  }
  async function lookOnce(): Promise<void> {
    try {
      const assessed = await assess();
      for (const one of assessed) {
        const { live, build, verdict } = one;
        // Not awaited: faults of other builds must not delay it.
        if (verdict.act === 'ask') void checks.look({ remote: live.remote, build }).then(nudge);
        // One that cannot be acted on must not protect the others.
        await act(one, options).catch((error: unknown) =>
          log.warn({ remote: live.remote, build, ...describe(error) }, 'breaker decision failed'),
        );
      }
      await remotes.noteField(fieldNotes(await counted(hour, false), assessed));
    } catch (error) {
      log.warn(describe(error), 'breaker check failed');
    }
  }
  function look(): Promise<void> {
    running ??= lookOnce().finally(() => {
      running = undefined;
    });
    return running;
  }
  function nudge(): void {
    if (closed) return;
    waiting ??= setTimeout(() => {
      waiting = undefined;
      void look();
    }, rest).unref();
  }
  return {
    nudge,
    look,
    assess,
    watch() {
      if (!closed) interval ??= setInterval(() => void look(), everyHalfMinute).unref();
    },
    async close() {
      closed = true;
      clearTimeout(waiting);
      clearInterval(interval);
      await running;
      await checks.close();
    },
  };
}
