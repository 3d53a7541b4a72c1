import { type BeaconIncident, beaconLimits, type BeaconSighting } from '@campus/contract';
import { type Incident, incidentEvent, incidents } from '../incidents';
import { mountedParts, watchPage } from '../live/page-watch';
import { overriddenBuild } from '../override';
import { describeIncident, type Happened, ticketOf, widgetOf } from './describe-incident';
import { watchPace } from './watch-pace';
import { watchRequests, watchSlow } from './watch-page-load';

interface SeenBuilds {
  /** Looks what is on screen. @returns whether there is something to tell of */
  check: () => boolean;
  /** What was seen since the last time. */
  take: () => BeaconSighting[];
  /** What was told of counts as new again: the tab is still open. */
  again: () => void;
}

/** The builds that ran in this tab; each is told of once, until told again. */
export function createSeenBuilds(): SeenBuilds {
  const sent = new Set<string>();
  const open = new Map<string, BeaconSighting>();
  return {
    check: () => {
      for (const part of mountedParts()) {
        const build = overriddenBuild(part) ?? part.build;
        const key = `${part.remote} ${build} ${part.expose}`;
        if (sent.has(key)) continue;
        open.set(key, { remote: part.remote, build, ...widgetOf(part), ...ticketOf(part) });
      }
      return open.size > 0;
    },
    take: () => {
      const taken = [...open].slice(0, beaconLimits.seen);
      for (const [key] of taken) {
        sent.add(key);
        open.delete(key);
      }
      return taken.map(([, seen]) => seen);
    },
    again: () => sent.clear(),
  };
}

/** Different incidents of which one tab tells at most: a page that goes mad is told of, not followed. */
const most = 100;

interface Tally {
  /** @returns whether it is counted */
  add: (happened: Happened) => boolean;
  /** How many different ones wait to be told. */
  waiting: () => number;
  /** What was counted since the last time, at most as much as one call takes. */
  take: () => BeaconIncident[];
}

const keyOf = ({ kind, remote, build, widget, message }: Happened): string =>
  [kind, remote, build, widget, message].join('\n');

/** Counts what happened: the same thing in the same build is one incident with a count. */
export function createTally(): Tally {
  const known = new Set<string>();
  const open = new Map<string, BeaconIncident>();
  return {
    add: (happened) => {
      const key = keyOf(happened);
      const held = open.get(key);
      if (held) {
        held.count = Math.min(held.count + 1, beaconLimits.count);
        return true;
      }
      if (known.size >= most && !known.has(key)) return false;
      known.add(key);
      open.set(key, { ...happened, count: 1 });
      return true;
    },
    waiting: () => open.size,
    take: () => {
      const taken = [...open].slice(0, beaconLimits.incidents);
      for (const [key] of taken) open.delete(key);
      return taken.map(([, incident]) => incident);
    },
  };
}

/** Milliseconds for which incidents are gathered before they are told. */
const gathered = 10_000;
/** Milliseconds after which an open tab tells again which builds it runs. */
const renewed = 30 * 60_000;

// A plain fetch rather than the typed client: it outlives the page. The cookie goes with it, as a student's
// word counts for more than anybody's.
function send(body: object): void {
  fetch('/api/beacon', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined); // What could not be sent is not worth a second try.
}

/** Tells the site what went wrong in this tab, and which builds ran in it. @returns stops */
export function startBeacon(): () => void {
  const tally = createTally();
  const seen = createSeenBuilds();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const body = { incidents: tally.take(), seen: seen.take() };
    if (body.incidents.length + body.seen.length > 0) send(body);
    if (tally.waiting() > 0) plan();
  };
  const plan = () => {
    timer ??= setTimeout(flush, gathered);
  };
  const note = async (incident: Incident) => {
    const happened = await describeIncident(incident);
    if (happened && tally.add(happened)) plan();
  };
  const onIncident = (event: Event) => void note((event as CustomEvent<Incident>).detail);
  const check = () => {
    if (seen.check()) plan();
  };
  const leave = () => {
    if (document.hidden) flush();
  };

  for (const incident of incidents()) void note(incident);
  check();
  window.addEventListener(incidentEvent, onIncident);
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', leave);
  const renewal = setInterval(() => {
    seen.again();
    check();
  }, renewed);
  const stops = [watchPage(check), watchRequests(), watchSlow(), watchPace()];
  return () => {
    clearTimeout(timer);
    clearInterval(renewal);
    window.removeEventListener(incidentEvent, onIncident);
    window.removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', leave);
    for (const stop of stops) stop();
  };
}
