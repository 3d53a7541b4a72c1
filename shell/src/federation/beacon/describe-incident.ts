import { type BeaconIncident, beaconLimits } from '@campus/contract';
import type { RegisteredBuild } from '@campus/federation/remote';
import { matchSiteRoute } from '../../router/match-route';
import type { ErrorSource, Incident } from '../incidents';
import { latestRegistry } from '../live/follow-registry';
import { mountedParts } from '../live/page-watch';
import { overriddenBuild } from '../override';
import { currentRegistry, inlinedRegistry } from '../registry';

export type Happened = Omit<BeaconIncident, 'count'>;

/* eslint-disable regexp/no-super-linear-move -- a message is cut before it is searched */
const email = /[^\s@<>"'`]+@[^\s@<>"'`]+/g;
const address = /[a-z][a-z0-9+.-]*:\/\/[^\s)]+|(?<![\w:/])\/[^\s)"'`]+/gi;
// An apostrophe inside a word does not start a quotation.
const quoted = /"[^"]*"|`[^`]*`|“[^”]*”|‘[^’]*’|(?<!\w)'[^']*'(?!\w)/g;
// The rest of a quotation that contains another one or has no end.
const openQuote = /["`“‘]|(?<!\w)'/;
const longNumber = /\d[\d\s-]{3,}\d|\d{4,}/g;
const longName = /[A-Za-z0-9_-]{24,}/g;
/* eslint-enable regexp/no-super-linear-move */

/** Characters of a message that are searched: some of the patterns take time that grows with the square of these. */
const searched = 10 * beaconLimits.message;

/**
 * Removes everything from a message that could identify a student: e-mail addresses, page addresses, quoted
 * text and long numbers.
 */
export function cleanMessage(message: string): string {
  const bare = message
    .slice(0, searched)
    .replace(quoted, '…')
    .replace(email, '…')
    .replace(address, '…')
    .replace(longNumber, '#')
    .replace(longName, '#');
  const end = bare.search(openQuote);
  const whole = end < 0 ? bare : `${bare.slice(0, end)}…`;
  return whole.replace(/\s+/g, ' ').trim().slice(0, beaconLimits.message);
}

/** The route pattern of a path: it identifies the kind of page, not its owner. */
export function pagePattern(pathname: string): string {
  const match = matchSiteRoute(pathname, currentRegistry());
  const pattern = match.kind === 'none' ? '/*' : match.route.path;
  return pattern.slice(0, beaconLimits.page);
}

/** Milliseconds after which the site counts as unreachable. */
const timeoutMs = 5_000;

let asking: Promise<boolean> | undefined;

/** Whether the site responds at this moment. Concurrent checks share one request. */
function siteAnswers(): Promise<boolean> {
  asking ??= fetch('/registry.json', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then(
      ({ ok }) => ok,
      () => false,
    )
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

// A build that this tab has left is in the latest registry, but not in the one the tab follows.
const registries = [currentRegistry, latestRegistry, () => inlinedRegistry(document)];

/** The entries for a build in the registries that this tab knows. */
function entriesOf({ remote, build }: ErrorSource): RegisteredBuild[] {
  return registries.flatMap((asked) => {
    const { current, previous, canary } = asked().remotes[remote] ?? {};
    return [current, previous, canary].flatMap((one) => (one && one.build === build ? [one] : []));
  });
}

/** The ticket that the site issued with a build, or with the registry for the shell. It is sent with each report. */
export function ticketOf(part?: ErrorSource): { ticket?: string } {
  const named = part ? entriesOf(part) : registries.map((asked) => asked());
  const [ticket] = named.flatMap((one) => one.ticket ?? []);
  return ticket ? { ticket } : {};
}

// A failed call is reported separately, and an aborted one is no failure.
const expected = ['ApiFailure', 'AbortError'];
// Their messages are written by our code and contain nothing about a student.
const ours: readonly string[] = ['request', 'slow', 'policy', 'frozen', 'late'];
// A file that did not load, or had the wrong content.
const lost = ['EntryFault', 'ChunkLoadError', 'TimeLimitError'];

/** A missing file is the build's fault if the site responds; otherwise it is the network's. */
async function buildAtFault({ name, part }: Incident): Promise<string | undefined> {
  const build = part?.build && overriddenBuild(part);
  return build && lost.includes(name) && !(await siteAnswers()) ? undefined : build;
}

/** The only part that contains the file: its code may fail before the part is on the page. */
function holderOf(part: ErrorSource): string | undefined {
  const [named] = entriesOf(part);
  const holders = Object.entries(named?.exposes ?? {}).filter(([, { js, css }]) =>
    [...js, ...css].some((file) => file === part.file),
  );
  return holders.length === 1 ? holders[0]?.[0] : undefined;
}

/** The widget that an error came from: of the parts that share a file, only one may be on the page. */
export function widgetOf(source: ErrorSource): { widget?: string } {
  const { remote, expose = holderOf(source) } = source;
  const shown = mountedParts().flatMap((part) => (part.remote === remote ? [part.expose] : []));
  const [widget = './App'] = expose ? [expose] : shown.includes('./App') ? [] : shown;
  return widget === './App' ? {} : { widget };
}

/** An incident in the form that may leave the browser; undefined if there is nothing to report. */
export async function describeIncident(incident: Incident): Promise<Happened | undefined> {
  const { kind, name, message, page, part } = incident;
  if (expected.includes(name)) return undefined;
  const text = ours.includes(kind) ? message : cleanMessage(message);
  const pattern = pagePattern(page);
  const build = await buildAtFault(incident);
  return {
    kind: lost.includes(name) && kind !== 'card' ? 'load' : kind,
    ...(part && { remote: part.remote, ...widgetOf(part) }),
    ...(build && { build }),
    ...ticketOf(part),
    message: text || name || 'Without words',
    page: pattern,
  };
}
