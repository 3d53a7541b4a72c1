import { report } from '../incidents';
import { watchPage } from '../live/page-watch';
import { pagePattern } from './describe-incident';

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
