import { type BodyOf, sendBeacon } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { createHmac } from 'node:crypto';
import type { LiveRemote } from '../../breaker/remotes-port';
import { isFault } from '../../breaker/should-roll-back';
import { createTickets, type Tickets } from '../../breaker/tickets';
import type { Clock } from '../../clock';
import { route } from '../../http/route';
import type { Viewer } from '../../http/viewer';
import { networkOf } from '../../limits/limits';
import type { Services } from '../../services';
import {
  addReports,
  type BuildName,
  buildOf,
  distinctBuilds,
  droppedRow,
  type DroppedReports,
  mergedRows,
  noteSeen,
  type Reporter,
  type ReportRow,
  reportRows,
  shellName,
} from './error-stats.repository';

interface Caller {
  readonly viewer: Viewer | undefined;
  readonly ip: string;
}

/**
 * The number of reporters of a build that visitors' networks are spread over. Whoever has an IPv6 /48 has 65,536
 * networks: without this bound each would have rows of its own. Networks that share a reporter count once, which
 * happens to the three that the breaker waits for once in 300 times.
 */
const anonymousReporters = 1000;

/** Tabs and devices are easy to fake; an account needs a college mailbox, and a network needs a real network. */
export function reporterOf(secret: string, { viewer, ip }: Caller): Reporter {
  const who = viewer ? `student ${viewer.studentId}` : `network ${networkOf(ip)}`;
  return {
    signedIn: viewer !== undefined,
    nameFor({ remote, build }) {
      const words = ['field report', remote, build, who].join('\n');
      const hmac = createHmac('sha256', secret).update(words).digest();
      if (viewer) return hmac.toString('base64url').slice(0, 22);
      return `network ${hmac.readUInt32BE() % anonymousReporters}`;
    },
  };
}

type Batch = BodyOf<typeof sendBeacon>;

interface Signing {
  readonly tickets: Tickets;
  readonly now: Date;
  /** Maximum age of a ticket in days. */
  readonly oldest: number;
}

/** Keeps only entries with this site's ticket for the build that they report. */
function withTickets({ incidents, seen }: Batch, { tickets, now, oldest }: Signing): Batch {
  const isSigned = (name: BuildName | undefined, ticket: string | undefined) => {
    const age = name && tickets.ageOf(name, ticket, now);
    return age !== undefined && age <= oldest;
  };
  return {
    incidents: incidents.filter((one) => isSigned(buildOf(one), one.ticket)),
    seen: seen.filter((one) => isSigned(one, one.ticket)),
  };
}

/** Keeps only reports of existing builds; from visitors, only those of pages that they can open. */
function plausible(
  { incidents, seen }: Batch,
  { signedIn }: { readonly signedIn: boolean },
  live: readonly LiveRemote[],
): Batch {
  const find = ({ remote, build }: BuildName): LiveRemote | undefined =>
    live.find((one) => one.remote === remote && one.kept.includes(build));
  return {
    incidents: incidents.filter((one) => {
      const name = buildOf(one);
      const found = name && find(name);
      const isOpen = signedIn || found?.publicPages.includes(one.page);
      return name === shellName || (found && isOpen);
    }),
    seen: seen.filter((one) => {
      const found = find(one);
      return found && (signedIn || found.publicPages.length > 0);
    }),
  };
}

/** Widgets are on students' pages. Undeclared ones count as part of the page, as anybody can make up names. */
function withKnownWidgets(
  { incidents, seen }: Batch,
  { signedIn }: { readonly signedIn: boolean },
  live: readonly LiveRemote[],
): Batch {
  const named = <T extends { remote?: string; widget?: string }>({ widget, ...one }: T) => {
    const found = live.find(({ remote }) => remote === one.remote);
    const isKnown = signedIn && widget && found?.widgets.includes(widget);
    return { ...one, ...(isKnown && { widget }) };
  };
  return { incidents: incidents.map(named), seen: seen.map(named) };
}

/** The incidents of known remotes that one step of the checks dropped. */
function droppedAt(
  reason: DroppedReports['reason'],
  { before, after, live }: { before: Batch; after: Batch; live: readonly LiveRemote[] },
): DroppedReports[] {
  const left = new Set(after.incidents);
  return before.incidents.flatMap((one) => {
    // One without a build accuses none: this tab's shell does not fit the remote.
    const { remote } = buildOf(one) ?? {};
    const isKnown = remote === shellName.remote || live.some((other) => other.remote === remote);
    return remote && isKnown && !left.has(one) ? [{ remote, reason, count: 1 }] : [];
  });
}

/**
 * Runs one write at a time: items that arrive meanwhile wait and are written together. A flood takes a few
 * large writes, and a single item is written at once.
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

/** Matches a browser with a preview open: the cookie of federation/src/gateway/previews.ts. */
const ofPreview = /(?:^|;\s*)(?:__Host-)?campus_preview=/;

/** Bytes: twice the size of the largest call that the contract allows. */
const bodyLimit = 16 * 1024;

/** Reports count while their ticket is at most this many days old: no older build could be rolled back. */
const countsFor = 1;

/** A build counts as in use while its ticket is at most this many days old: a ticket must not keep it for ever. */
const inUseFor = 30;

/** The data to write for one call. */
interface Entry {
  readonly rows: readonly ReportRow[];
  readonly seen: readonly BuildName[];
}

/** Milliseconds for which the list of live builds is cached: a tab first reports a build ten seconds after it ran. */
const listHolds = 1000;

/** Caches an answer for a short time, so that a flood of calls does not read the files of live builds more often. */
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

/** Receives reports of open tabs about the builds they run. Dropped reports get the same answer. */
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

  async function store(batch: Batch, reporter: Reporter): Promise<void> {
    const now = clock();
    const live = await listed();
    const signed = withTickets(batch, { tickets, now, oldest: inUseFor });
    const possible = plausible(signed, reporter, live);
    const recent = withTickets(possible, { tickets, now, oldest: countsFor });
    const dropped = [
      ...droppedAt('unsigned', { before: batch, after: signed, live }),
      ...droppedAt('implausible', { before: signed, after: possible, live }),
      ...droppedAt('expired', { before: possible, after: recent, live }),
    ].map((one) => droppedRow(one, now));
    const counted = reportRows(withKnownWidgets(recent, reporter, live), reporter, now);
    // A tab that has been open for days still needs its build's files.
    const { seen } = possible;
    if (seen.length + dropped.length + counted.length > 0) {
      await write({ rows: [...counted, ...dropped], seen });
    }
  }

  route(app, sendBeacon, {
    access: 'public',
    limit: 'beacon',
    bodyLimit,
    async handler({ body, viewer, request }) {
      // A fault caused by the preview may look like a fault of a live build on the same page.
      if (ofPreview.test(request.headers.cookie ?? '')) return undefined;
      await store(body, reporterOf(config.sessionSecret, { viewer, ip: request.ip }));
      return undefined;
    },
  });
}
