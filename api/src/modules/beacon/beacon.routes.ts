import { sendBeacon } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { isFault } from '../../breaker/should-roll-back';
import { createTickets } from '../../breaker/tickets';
import type { Clock } from '../../clock';
import { route } from '../../http/route';
import type { Services } from '../../services';
import {
  addReports,
  distinctBuilds,
  mergedRows,
  noteSeen,
  reportRows,
  type BuildName,
  type Reporter,
  type ReportRow,
} from './error-stats.repository';
import { isEmpty, plausible, reporterOf, withTickets, type Told } from './plausible-reports';

/**
 * Writes one after the other: what comes while one is under way waits for it and is written at once. So a
 * flood takes a few large writes, and a single item waits for nothing.
 */
export function batched<T>(
  write: (items: readonly T[]) => Promise<void>,
): (item: T) => Promise<void> {
  let waiting: T[] = [];
  let next: Promise<void> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const begin = () => {
    const items = waiting;
    waiting = [];
    next = undefined;
    const writing = write(items);
    last = writing.catch(() => undefined);
    return writing;
  };
  return (item) => {
    waiting.push(item);
    next ??= last.then(begin);
    return next;
  };
}

/** Bytes: twice what a full call of the contract takes. */
const bodyLimit = 16 * 1024;

/** Days of a ticket's age until which a report counts: no build that could be taken back is older. */
const countsFor = 1;

/** What is written of one call. */
interface Entry {
  readonly rows: readonly ReportRow[];
  readonly seen: readonly BuildName[];
}

/** Milliseconds for which what is live is known: a tab tells of a build ten seconds after it ran at the earliest. */
const listHolds = 1000;

/** Asks at most once in a while: a flood reads the files of what is live no faster. */
function remembered<T>(ask: () => Promise<T>, clock: Clock): () => Promise<T> {
  let known: { answer: Promise<T>; until: number } | undefined;
  return () => {
    const now = clock().getTime();
    if (known && now < known.until) return known.answer;
    const answer = ask();
    known = { answer, until: now + listHolds };
    answer.catch(() => {
      known = undefined;
    });
    return answer;
  };
}

/** What open tabs tell of the builds that run in them. Whoever is not believed is answered all the same. */
export function beaconRoutes(app: FastifyInstance, services: Services): void {
  const { breaker, clock, config, database, remotes } = services;
  const tickets = createTickets(config.sessionSecret);
  const listed = remembered(() => remotes.list(), clock);

  const write = batched<Entry>(async (entries) => {
    const rows = mergedRows(entries.flatMap((entry) => entry.rows));
    const seen = distinctBuilds(entries.flatMap((entry) => entry.seen));
    await addReports(database.orm, rows);
    await noteSeen(database.orm, seen, clock());
    if (rows.some(({ kind }) => isFault(kind))) breaker.nudge();
  });

  async function store(told: Told, reporter: Reporter): Promise<void> {
    const now = clock();
    // Before anything is read or written: most of what is made up ends here.
    const signed = withTickets(told, { tickets, now, oldest: Infinity });
    if (isEmpty(signed)) return;
    const believed = plausible(signed, reporter, await listed());
    const counted = withTickets(believed, { tickets, now, oldest: countsFor });
    // A tab that has been open for days still needs its files.
    await write({ rows: reportRows(counted, reporter, now), seen: believed.seen });
  }

  route(app, sendBeacon, {
    access: 'public',
    limit: 'beacon',
    bodyLimit,
    async handler({ body, viewer, request }) {
      await store(body, reporterOf(config.sessionSecret, { viewer, ip: request.ip }));
      return undefined;
    },
  });
}
