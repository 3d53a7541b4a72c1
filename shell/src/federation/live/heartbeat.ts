import type { BodyOf, sendBeacon } from '@campus/contract';
import { describeIncident } from '../beacon/describe-incident';
import { end, lastToRun, linesOf, noteDied, noteRunning, pulse, startingLines } from '../starting';
import { type Beat, beatEvery, deathAddress, deathCache, silentFor } from './beat';
import { leaveBuild } from './follow-registry';
import { mountedParts } from './page-watch';

/** Milliseconds after a silence in which a reload counts as caused by it. */
const reloadWindow = 10_000;

/** The part to blame if the tab falls silent now: the one that ran last, otherwise the one on screen. */
const suspect = () => lastToRun() ?? mountedParts()[0];

async function currentBeat(): Promise<Beat | undefined> {
  const part = suspect();
  const incident = await describeIncident({
    kind: 'frozen',
    message: 'The tab did not answer for 3 seconds',
    name: '',
    at: Date.now(),
    page: location.pathname,
    part,
  });
  if (!incident) return undefined;
  const body: BodyOf<typeof sendBeacon> = { incidents: [{ ...incident, count: 1 }], seen: [] };
  // A build that has run for longer freezes the next tab too, just as late.
  const running = part?.build === undefined ? '' : `${part.remote} ${part.build}`;
  return { body: JSON.stringify(body), starting: startingLines() || running };
}

/** Leaves the builds with which another tab of this browser fell silent and was closed. */
async function readDeath(): Promise<void> {
  const cache = await caches.open(deathCache);
  const found = await cache.match(deathAddress);
  if (!found) return;
  const lines = (await found.text()).split('\n');
  await cache.delete(deathAddress);
  noteDied(lines);
  for (const line of lines) {
    const [remote = '', build = ''] = line.split(' ');
    leaveBuild(remote, build);
  }
}

/** Reads the notes of the tabs that died: nobody holds their locks. The others are still being started. */
export async function readNotes(keys: readonly string[]): Promise<void> {
  const { held = [], pending = [] } = await navigator.locks.query();
  const alive = [...held, ...pending].map(({ name }) => name);
  for (const key of keys.filter((one) => !alive.includes(one))) {
    end('The tab ended while it was being started', linesOf(localStorage, key));
    localStorage.removeItem(key);
  }
}

const handled = ['click', 'input', 'submit'] as const;
const blocking = ['alert', 'confirm', 'prompt', 'print'] as const;

/**
 * Sends a beat to a worker each second while the tab is visible; the worker reports to the site if it stops.
 * @returns stops
 */
export function startHeartbeat(): () => void {
  if ('caches' in window) void readDeath().catch(() => undefined);
  if (!('Worker' in window)) return () => undefined;
  // The service worker's script detects which kind of worker it runs as.
  const worker = new Worker('/sw.js');
  let silentUntil: number | undefined;
  const beat = async () => {
    const now = performance.now();
    // A reload right after a silence counts as caused by it.
    if (now - pulse.at > silentFor) silentUntil ??= now + reloadWindow;
    if (silentUntil === undefined || now > silentUntil) {
      silentUntil = undefined;
      pulse.at = now;
    }
    worker.postMessage(document.hidden ? undefined : await currentBeat());
  };
  const rest = () => worker.postMessage(undefined);
  const onHidden = () => {
    pulse.at = performance.now();
    if (document.hidden) rest();
    else void beat();
  };
  const natives = blocking.map((name) => {
    const native = window[name] as (...given: unknown[]) => unknown;
    // The browser's own dialog blocks the tab for as long as it is open.
    Reflect.set(window, name, (...given: unknown[]) => {
      rest();
      try {
        return Reflect.apply(native, window, given);
      } finally {
        pulse.at = performance.now();
        void beat();
      }
    });
    return () => Reflect.set(window, name, native);
  });
  // React calls the handlers of all parts from its own listener.
  const onUse = ({ target }: Event) => {
    const place = target instanceof Element && target.closest<HTMLElement>('[data-remote]');
    if (!place) return;
    const { remote = '', build } = place.dataset;
    const last = lastToRun();
    if (last?.remote === remote && last.build === build) return;
    noteRunning({ remote, build });
    void beat();
  };
  for (const type of handled) document.addEventListener(type, onUse, true);
  const timer = setInterval(() => void beat(), beatEvery);
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', rest);
  void beat();
  return () => {
    clearInterval(timer);
    for (const type of handled) document.removeEventListener(type, onUse, true);
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('pagehide', rest);
    worker.terminate();
    for (const restore of natives) restore();
  };
}
