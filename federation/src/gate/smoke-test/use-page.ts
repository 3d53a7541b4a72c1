import type { Finding } from './attribute-faults';
import { type Baseline, checkLeft, checkShown, failure, sentence } from './checks';
import type { InPage } from './record/gate-record';
import { ask, effectsRun, faultsOf, loaded, type Tab } from './tab';
import { leave } from './visit';

/** How long a page is observed, both while open and after it was left, in milliseconds of the page's clock. */
const observedMs = 10_000;

/** A page that is open in a tab and shows code of a remote: one of its own, or one with its widgets. */
interface OpenPage {
  tab: Tab;
  remote: string;
  /** Path of the route: `/community/:id`. */
  path: string;
  /** `/events`, or `a widget on /dashboard`. */
  what: string;
  /** `on /events`, or `in a widget on /dashboard`. */
  where: string;
}

/** An open page in a tab that started on a page of the shell. */
export interface ComparedPage extends OpenPage {
  baseline: Baseline;
}

export const inSentences = ({ remote }: OpenPage, findings: readonly Finding[], when: string) =>
  findings.map((finding) => sentence(remote, finding, when));

export async function thrown({ tab, remote }: OpenPage, when: string): Promise<string[]> {
  const [fault] = await faultsOf(tab, remote);
  return fault ? [`${remote} throws ${when}: ${fault.message}`] : [];
}

export async function shown(page: ComparedPage): Promise<string[]> {
  return inSentences(page, await checkShown(page.tab, page.remote, page.baseline), page.where);
}

/** Checks that rendering has stopped. */
async function atRest(page: OpenPage): Promise<string[]> {
  const loop = await ask(page.tab, () => (window as unknown as InPage).gate.rest(), undefined);
  if (!loop || (loop.caller && loop.caller.owner !== page.remote)) return [];
  return inSentences(page, [{ says: 're-renders endlessly', at: loop.caller?.at }], page.where);
}

/** Milliseconds by which the clock is advanced per step: less than the time limit for loading files. */
const stepMs = 2_000;

export async function advance(tab: Tab): Promise<void> {
  for (let past = 0; past < observedMs; past += stepMs) {
    await loaded(tab);
    await ask(tab, (ms) => (window as unknown as InPage).gate.advance(ms), stepMs);
  }
}

export async function waited(page: OpenPage): Promise<string[]> {
  await advance(page.tab);
  return [
    ...(await atRest(page)),
    ...(await thrown(page, `within ${observedMs / 1000} seconds ${page.where}`)),
  ];
}

/** Runs in the page: clicks the first matching element in the remote's container. */
function press({ remote, selector }: { remote: string; selector: string }): boolean {
  const files = '[href^="/media/"], [href^="/api/"], [target]';
  const place = `[data-remote="${remote}"]`;
  const found = document.querySelector<HTMLElement>(`${place} :is(${selector}):not(${files})`);
  found?.click();
  return found !== null;
}

const pressed = {
  tab: '[role="tab"]:not([aria-selected="true"])',
  card: 'article a[href^="/"]:not([download]), li a[href^="/"], button[aria-expanded="false"]',
  dialog: '[aria-haspopup="dialog"], a[href*="?"]',
};

/** Presses the first tab, card and dialog. @param reopen shows the page again, as it was */
export async function used(page: OpenPage, reopen: () => Promise<unknown>): Promise<string[]> {
  const { tab, remote, what } = page;
  for (const [kind, selector] of Object.entries(pressed)) {
    if (!(await ask(tab, press, { remote, selector }))) continue;
    await effectsRun(tab);
    const faults = [
      ...(await atRest(page)),
      ...(await thrown(page, `when the first ${kind} of ${what} is pressed`)),
    ];
    if (faults.length > 0) return faults;
    await reopen();
  }
  return [];
}

export async function wasLeft(page: ComparedPage): Promise<string[]> {
  const { tab, remote, path, baseline } = page;
  const fault = await leave(tab, page);
  if (fault) return [fault];
  await advance(tab);
  const findings = await checkLeft(tab, remote, baseline);
  return [
    ...(await thrown(page, `after ${path} is left`)),
    ...inSentences(page, findings, `when ${path} is left`),
  ];
}

/**
 * Runs steps with a page until one finds a fault.
 * @returns one sentence for each fault of that step
 */
export async function inSteps(
  { tab, remote, where }: OpenPage,
  steps: readonly (() => Promise<string[]>)[],
): Promise<string[]> {
  try {
    for (const step of steps) {
      const faults = await step();
      if (faults.length > 0) return faults;
    }
    return [];
  } catch (error) {
    return [sentence(remote, await failure(tab, remote, error), where)];
  }
}
