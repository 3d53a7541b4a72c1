import { type BeaconIncident, beaconLimits, type BeaconSighting } from '@campus/contract';
import { type Incident, incidentEvent, incidents } from '../incidents';
import { mountedParts, watchPage } from '../live/page-watch';
import { overriddenBuild } from '../override';
import { describeIncident, type Happened, ticketOf, widgetOf } from './describe-incident';
import { watchPace, watchRequests, watchSlow } from './watch-page-load';

interface SeenBuilds {
  /** Checks what is on screen. @returns whether there is something to report */
  check: () => boolean;
  /** The builds seen since the last call. */
  take: () => BeaconSighting[];
  /** Marks reported builds as new again: the tab is still open. */
  again: () => void;
}

/** The builds that ran in this tab. Each is reported once, until `again` is called. */
export function createSeenBuilds(): SeenBuilds {
  const known = new Set<string>();
  const open = new Map<string, BeaconSighting>();
  return {
    check: () => {
      for (const part of mountedParts()) {
        const build = overriddenBuild(part) ?? part.build;
        const key = `${part.remote} ${build} ${part.expose}`;
        if (known.has(key)) continue;
        known.add(key);
        open.set(key, { remote: part.remote, build, ...widgetOf(part), ...ticketOf(part) });
      }
      return open.size > 0;
    },
    take: () => {
      const taken = [...open].slice(0, beaconLimits.seen);
      for (const [key] of taken) open.delete(key);
      return taken.map(([, seen]) => seen);
    },
    again: () => known.clear(),
  };
}

/** Maximum number of different incidents per tab: a page in an error loop is reported, but not followed. */
const most = 100;

interface Tally {
  /** @returns whether it was counted */
  add: (happened: Happened) => boolean;
  /** The number of different incidents that are not yet sent. */
  waiting: () => number;
  /** The incidents counted since the last call, at most as many as one request accepts. */
  take: () => BeaconIncident[];
}

const keyOf = ({ kind, remote, build, widget, message }: Happened): string =>
  [kind, remote, build, widget, message].join('\n');

/** Counts incidents: the same event in the same build is one incident with a count. */
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

/** Milliseconds for which incidents are collected before they are sent. */
const gathered = 10_000;
/** Milliseconds after which an open tab reports its builds again. */
const renewed = 30 * 60_000;

// A plain fetch instead of the typed client, because it outlives the page. It sends the cookie, because a
// student's report has more weight than an anonymous one.
function send(body: object): void {
  fetch('/api/beacon', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined); // A failed report is not worth a second try.
}

/** Reports what went wrong in this tab, and which builds ran in it, to the site. @returns stops */
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
