import { report } from '../incidents';
import { watchPage } from '../live/page-watch';
import { pagePattern } from './describe-incident';

/** Where a browser keeps how long its pages took. */
const paceKey = 'campus:pace';

/** How long a page took in one build, in milliseconds, and in the build before. */
export interface Pace {
  build: string;
  times: readonly number[];
  before: readonly number[];
}

/** Times of a build that are kept, and those that the next one is compared with at least. */
const kept = 5;
const least = 3;
/** Pages of which something is kept. */
const mostPages = 30;

/**
 * What is known of a page after one more view. The first of a build fetches its files, and says nothing.
 * @returns whether it came late: much later than any of the last views of the build before, in this same browser
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

/** Notes a view of a page, and tells of one that came late. */
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
    // Storage is full, blocked or spoilt: nothing is compared.
  }
}

const headingOf = () => document.querySelector('main h1');

/** Measures how long a page takes from the press that leads to it until it stands with its data. @returns stops */
export function watchPace(): () => void {
  let { pathname } = location;
  let left = headingOf();
  let began = Number.NaN;
  const check = () => {
    if (location.pathname !== pathname) {
      pathname = location.pathname;
      began = performance.now();
    }
    // Where nobody looks a browser takes its time.
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
