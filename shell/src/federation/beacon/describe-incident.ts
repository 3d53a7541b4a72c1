import { type BeaconIncident, beaconLimits } from '@campus/contract';
import type { RegisteredBuild, RegistryDocument } from '@campus/federation/remote';
import { matchSiteRoute } from '../../router/match-route';
import type { ErrorSource, Incident } from '../incidents';
import { latestRegistry } from '../live/follow-registry';
import { mountedParts } from '../live/page-watch';
import { overriddenBuild } from '../override';
import { currentRegistry, inlinedRegistry } from '../registry';

export type Happened = Omit<BeaconIncident, 'count'>;

const email = /[^\s@<>"'`]+@[^\s@<>"'`]+/g;
const address = /[a-z][a-z0-9+.-]*:\/\/[^\s)]+|(?<![\w:/])\/[^\s)"'`]+/gi;
// An apostrophe inside of a word quotes nothing.
const quoted = /"[^"]*"|`[^`]*`|“[^”]*”|‘[^’]*’|(?<!\w)'[^']*'(?!\w)/g;
// What is left of a quotation that has another in it, or does not end.
const openQuote = /["`“‘]|(?<!\w)'/;
const longNumber = /\d[\d\s-]{3,}\d|\d{4,}/g;
const longName = /[A-Za-z0-9_-]{24,}/g;

/**
 * What may be told of a message: without e-mail addresses, addresses of pages, quoted text and long
 * numbers, in all of which a student could be.
 */
export function cleanMessage(message: string): string {
  const bare = message
    .replace(quoted, '…')
    .replace(email, '…')
    .replace(address, '…')
    .replace(longNumber, '#')
    .replace(longName, '#');
  const end = bare.search(openQuote);
  const whole = end < 0 ? bare : `${bare.slice(0, end)}…`;
  return whole.replace(/\s+/g, ' ').trim().slice(0, beaconLimits.message);
}

/** The pattern of the route that a path belongs to: what the page was, not whose. */
export function pagePattern(pathname: string): string {
  const match = matchSiteRoute(pathname, currentRegistry());
  const pattern = match.kind === 'none' ? '/*' : match.route.path;
  return pattern.slice(0, beaconLimits.page);
}

/** Milliseconds after which the site counts as out of reach. */
const timeoutMs = 5_000;

let asking: Promise<boolean> | undefined;

/** Whether the site answers at this moment. Questions at the same time share one. */
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

// A build that this tab has left stands in what the site said, and not in what the tab follows.
const registries: readonly (() => RegistryDocument)[] = [
  currentRegistry,
  latestRegistry,
  () => inlinedRegistry(document),
];

/** What the registries that this tab knows say of a build. */
function entriesOf({ remote, build }: ErrorSource): RegisteredBuild[] {
  return registries.flatMap((asked) => {
    const { current, previous, canary } = asked().remotes[remote] ?? {};
    return [current, previous, canary].flatMap((one) => (one && one.build === build ? [one] : []));
  });
}

/** What the site gave this tab with a build, or with the registry for the shell: it goes along with what is told. */
export function ticketOf(part?: ErrorSource): { ticket?: string } {
  const named = part ? entriesOf(part) : registries.map((asked) => asked());
  const [ticket] = named.flatMap((one) => one.ticket ?? []);
  return ticket ? { ticket } : {};
}

// A call that failed is told of by itself, and one that was given up is no failure.
const expected = ['ApiFailure', 'AbortError'];
// Their words are made here, of nothing that a student could be in.
const ours: readonly string[] = ['request', 'slow', 'policy', 'frozen', 'late'];
// A file that did not come, or was not the one that it should be.
const lost = ['EntryFault', 'ChunkLoadError', 'TimeLimitError'];

/** The build is to blame for a file that does not come from a site that answers; else the network is. */
async function buildAtFault({ name, part }: Incident): Promise<string | undefined> {
  const build = part?.build && overriddenBuild(part);
  return build && lost.includes(name) && !(await siteAnswers()) ? undefined : build;
}

/** The part that alone has the file: what breaks in it may break before anything of the part is on the page. */
function holderOf(part: ErrorSource): string | undefined {
  const [named] = entriesOf(part);
  const holders = Object.entries(named?.exposes ?? {}).filter(([, { js, css }]) =>
    [...js, ...css].some((file) => file === part.file),
  );
  return holders.length === 1 ? holders[0]?.[0] : undefined;
}

/** The widget that it came from: a file of several parts may have no other than one on the page. */
export function widgetOf(source: ErrorSource): { widget?: string } {
  const { remote, expose = holderOf(source) } = source;
  const shown = mountedParts().flatMap((part) => (part.remote === remote ? [part.expose] : []));
  const [widget = './App'] = expose ? [expose] : shown.includes('./App') ? [] : shown;
  return widget === './App' ? {} : { widget };
}

/** An incident as it may leave the browser; undefined where there is nothing to tell. */
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
