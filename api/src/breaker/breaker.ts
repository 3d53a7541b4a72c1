import type { FastifyBaseLogger } from 'fastify';
import { later } from '../clock';
import { describe } from '../http/error-handler';
import { buildTakenBack } from '../mail/mails';
import { countIncidents } from '../modules/beacon/incidents.repository';
import type { Services } from '../services';
import type { LiveRemote } from './remotes-port';
import { faultKinds, shouldRollBack, threshold, type Counts } from './should-roll-back';

export interface Breaker {
  /** Looks soon. A burst of calls is one look. */
  nudge(): void;
  /** Looks now: takes back what fails in the field. Calls at the same time share one look. */
  look(): Promise<void>;
  /** Looks every half minute, until it is closed. */
  watch(): void;
  /** Waits for a look that has begun; there is none afterwards. */
  close(): Promise<void>;
}

interface Options extends Pick<
  Services,
  'clock' | 'config' | 'database' | 'mailer' | 'origins' | 'remotes'
> {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** Milliseconds in which more incidents may come before it is looked. */
const rest = 500;
const everyHalfMinute = 30_000;

async function suspects({ clock, database, remotes }: Options): Promise<Counts[]> {
  const since = later(clock(), -threshold.window);
  const counted = await countIncidents(database, { since, kinds: faultKinds });
  if (counted.length === 0) return [];
  const live = new Map((await remotes.list()).map((one) => [one.remote, one]));
  return counted.flatMap(({ remote, build, incidents, browsers }) => {
    const found: LiveRemote | undefined = live.get(remote);
    return found ? [{ live: found, build, incidents, browsers }] : [];
  });
}

async function judge(counts: Counts, options: Options): Promise<void> {
  const { clock, config, log, mailer, origins, remotes } = options;
  const verdict = shouldRollBack(counts, clock());
  if (!verdict.rollBack) return;
  const { build, live } = counts;
  const { remote } = live;
  const { reason } = verdict;
  const now = await remotes
    .rollBack(remote, { expected: build, reason })
    // Another process may have been faster: the same look later finds the build gone.
    .catch((error: unknown) => log.info({ remote, build, ...describe(error) }, 'not taken back'));
  if (now === undefined) return;
  log.warn({ remote, build, now, reason }, 'build taken back');
  if (config.contactAddress === undefined) return;
  const { title, owner } = live;
  const told = { remote: `${title} (${remote}, ${owner})`, build, now, reason };
  mailer.send(config.contactAddress, buildTakenBack(origins.site, told));
}

/** Milliseconds. */
const hour = 3_600_000;

async function noteField({ clock, database, remotes }: Options): Promise<void> {
  const since = new Date(clock().getTime() - hour);
  const counted = await countIncidents(database, { since, kinds: faultKinds });
  await remotes.noteField(
    counted.map(({ incidents, ...rest }) => ({ ...rest, errors: incidents })),
  );
}

/** Takes builds back that fail in the field, and tells the operator. */
export function createBreaker(options: Options): Breaker {
  let running: Promise<void> | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let interval: NodeJS.Timeout | undefined;
  let closed = false;

  async function lookOnce(): Promise<void> {
    try {
      for (const counts of await suspects(options)) await judge(counts, options);
      await noteField(options);
    } catch (error) {
      options.log.warn(describe(error), 'the breaker could not look');
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
    watch() {
      if (!closed) interval ??= setInterval(() => void look(), everyHalfMinute).unref();
    },
    async close() {
      closed = true;
      clearTimeout(waiting);
      clearInterval(interval);
      await running;
    },
  };
}
