import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    layoutShifts?: { observer: PerformanceObserver; entries: Shift[] };
  }
}

/** Records, from the first paint of every document on, what moves without the visitor's doing. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const entries: Shift[] = [];
    const observer = new PerformanceObserver((list) =>
      entries.push(...(list.getEntries() as Shift[])),
    );
    observer.observe({ type: 'layout-shift', buffered: true });
    window.layoutShifts = { observer, entries };
  });
}

/**
 * The page's cumulative layout shift: its worst session of shifts (at most 1 s apart, at most 5 s long),
 * as browsers report it. Counted since the document was loaded.
 */
export async function cls(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => {
    const recorded = window.layoutShifts;
    if (!recorded) throw new Error('Layout shifts are not recorded on this page.');
    recorded.entries.push(...(recorded.observer.takeRecords() as Shift[]));
    return recorded.entries
      .filter((entry) => !entry.hadRecentInput)
      .map(({ startTime, value }) => ({ startTime, value }));
  });
  let [worst, session, first, last] = [0, 0, -Infinity, -Infinity];
  for (const { startTime, value } of shifts) {
    if (startTime - last > 1000 || startTime - first > 5000) [session, first] = [0, startTime];
    session += value;
    last = startTime;
    worst = Math.max(worst, session);
  }
  return worst;
}
