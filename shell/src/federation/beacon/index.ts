import { type Incident, incidentEvent, incidents } from '../incidents';
import { watchPage } from '../live/page-watch';
import { describeIncident } from './describe-incident';
import { createSeenBuilds, createTally } from './tally';
import { watchRequests, watchSlow } from './watch-page-load';

/** Milliseconds for which incidents are gathered before they are told. */
const gathered = 10_000;
/** Milliseconds after which an open tab tells again which builds it runs. */
const renewed = 30 * 60_000;

// A plain fetch rather than the typed client: it outlives the page. The cookie goes with it, as a student's
// word counts for more than anybody's.
function tell(body: object): void {
  fetch('/api/beacon', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined); // What could not be told is not worth a second try.
}

/** Tells the site what went wrong in this tab, and which builds ran in it. @returns stops */
export function startBeacon(): () => void {
  const tally = createTally();
  const seen = createSeenBuilds();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const news = { incidents: tally.take(), seen: seen.take() };
    if (news.incidents.length + news.seen.length > 0) tell(news);
    if (tally.waiting() > 0) plan();
  };
  const plan = () => {
    timer ??= setTimeout(flush, gathered);
  };
  const note = async (incident: Incident) => {
    const happened = await describeIncident(incident);
    if (happened && tally.add(happened)) plan();
  };
  const hear = (event: Event) => void note((event as CustomEvent<Incident>).detail);
  const look = () => {
    if (seen.look()) plan();
  };
  const leave = () => {
    if (document.hidden) flush();
  };

  for (const incident of incidents()) void note(incident);
  look();
  window.addEventListener(incidentEvent, hear);
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', leave);
  const renewal = setInterval(() => {
    seen.again();
    look();
  }, renewed);
  const stops = [watchPage(look), watchRequests(), watchSlow()];
  return () => {
    clearTimeout(timer);
    clearInterval(renewal);
    window.removeEventListener(incidentEvent, hear);
    window.removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', leave);
    for (const stop of stops) stop();
  };
}
