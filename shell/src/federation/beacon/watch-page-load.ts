import { type RequestFailed, requestFailedEvent } from '@campus/contract/client';
import { attributeError, type ErrorSource, report } from '../incidents';
import { watchPage } from '../live/page-watch';
import { pagePattern } from './describe-incident';

/** The remote whose page is open: calls from shared code have no address of the remote in their stack. */
function pageOwner(): ErrorSource | undefined {
  const page = document.querySelector<HTMLElement>('main [data-remote][data-build]');
  const { remote, build } = page?.dataset ?? {};
  return remote && build ? { remote, build } : undefined;
}

/** Reports API calls without a response, or with a response that is the server's fault. @returns stops */
export function watchRequests(): () => void {
  const onError = (event: Event) => {
    const { method, path, status, misfit, stack }: RequestFailed = (event as CustomEvent).detail;
    // Without a network every call fails, and no build is at fault.
    if (status === 0 && !navigator.onLine) return;
    const how = misfit === undefined ? status || 'no answer' : `does not fit at ${misfit}`;
    const message = `${method} ${path}: ${how}`;
    report(message, 'request', attributeError(stack) ?? pageOwner());
  };
  window.addEventListener(requestFailedEvent, onError);
  return () => window.removeEventListener(requestFailedEvent, onError);
}

/** Milliseconds from which a script counts as slow, and the steps by which slow ones are grouped. */
const steps = [200, 500, 1000, 2000, 5000] as const;

interface FrameScript {
  readonly duration: number;
  readonly sourceURL?: string;
}

/** A task, or a frame with its scripts if the browser reports those. */
interface SlowEntry extends PerformanceEntry {
  readonly blockingDuration?: number;
  readonly scripts?: readonly FrameScript[];
}

const longest = (scripts: readonly FrameScript[] = []): FrameScript | undefined =>
  [...scripts].sort((one, other) => other.duration - one.duration)[0];

/** Reports a task that blocked the page, with the remote whose script took the longest. */
export function noteSlow(entry: SlowEntry): void {
  const busy = entry.blockingDuration ?? entry.duration;
  const step = steps.findLast((least) => busy >= least);
  if (step === undefined) return;
  report(`Busy for ${step} ms or more`, 'slow', attributeError(longest(entry.scripts)?.sourceURL));
}

/** Reports slow scripts from the start of the page, as far as the browser supports it. @returns stops */
export function watchSlow(): () => void {
  const known = globalThis.PerformanceObserver?.supportedEntryTypes ?? [];
  const type = ['long-animation-frame', 'longtask'].find((one) => known.includes(one));
  if (!type) return () => undefined;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(noteSlow));
  observer.observe({ type, buffered: true });
  return () => observer.disconnect();
}

/** Storage key for the load times of pages in this browser. */
const paceKey = 'campus:pace';

/** The load times of a page in one build and in the build before, in milliseconds. */
export interface Pace {
  build: string;
  times: readonly number[];
  before: readonly number[];
}

/** Number of times stored per build, and the minimum number needed for a comparison. */
const kept = 5;
const least = 3;
/** Maximum number of pages with stored times. */
const mostPages = 30;

/**
 * Adds a view to a page's times. The first view of a build fetches its files and is not counted.
 * @returns whether it was late: much slower than all last views of the build before in this browser
 */
export function afterView(
  known: Pace | undefined,
  build: string,
  milliseconds: number,
): { pace: Pace; isLate: boolean } {
  if (!known) return { pace: { build, times: [], before: [] }, isLate: false };
  const { times, before } = known;
  if (known.build !== build) {
    const compared = times.length >= least ? times : before;
    return { pace: { build, times: [], before: compared }, isLate: false };
  }
  const pace = { build, times: [...times, milliseconds].slice(-kept), before };
  const isLate = before.length >= least && milliseconds > 2 * Math.max(...before) + 1_000;
  return { pace, isLate };
}

/** Records a view of a page, and reports a late one. */
function noteView(part: { remote: string; build: string }, milliseconds: number): void {
  try {
    const name = pagePattern(location.pathname);
    const text = localStorage.getItem(paceKey) ?? '{}';
    const { [name]: known, ...others } = JSON.parse(text) as Record<string, Pace | undefined>;
    const { pace, isLate } = afterView(known, part.build, Math.round(milliseconds));
    const pages = [...Object.entries(others), [name, pace]];
    localStorage.setItem(paceKey, JSON.stringify(Object.fromEntries(pages.slice(-mostPages))));
    if (isLate) report('It took more than twice as long as before', 'late', part);
  } catch {
    // Storage is full, blocked or corrupt: nothing is compared.
  }
}

const headingOf = () => document.querySelector('main h1');

/** Measures the time from the press that opens a page until the page shows its data. @returns stops */
export function watchPace(): () => void {
  let { pathname } = location;
  let left = headingOf();
  let began = Number.NaN;
  const check = () => {
    if (location.pathname !== pathname) {
      pathname = location.pathname;
      began = performance.now();
    }
    // Browsers slow down hidden tabs.
    if (document.hidden) began = Number.NaN;
    const heading = headingOf();
    if (Number.isNaN(began)) return void (left = heading);
    const page = heading?.closest<HTMLElement>('[data-remote][data-build]');
    const waits = [...(page?.querySelectorAll('[aria-busy="true"]') ?? [])];
    const isWaiting = waits.some((one) => !one.closest('[data-widget]'));
    if (!page || heading === left || isWaiting) return;
    const { remote = '', build = '' } = page.dataset;
    noteView({ remote, build }, performance.now() - began);
    began = Number.NaN;
    left = heading;
  };
  return watchPage(check);
}
