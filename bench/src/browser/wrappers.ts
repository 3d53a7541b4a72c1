import type { Browser } from '@playwright/test';
import { visitor, whenQuiet, type Target } from './visit';

/** The cost of the shell's wrappers of listeners and timers: see docs/adr/0023-contained-in-its-place.md. */
export interface WrapperCost {
  /** Calls of the wrapped functions, until the page is idle. */
  readonly calls: number;
  /** Extra microseconds per call, compared with the browser's own function. */
  readonly each: number;
  /** The total as a percentage of the time in which the page kept its thread busy. */
  readonly percent: number;
}

/** Counts the calls through the shell's wrappers; a text, because the compiler would insert helpers. */
const count = `{
  window.handedOn = 0;
  const counted = (holder, name) => {
    const native = holder[name];
    holder[name] = function (...given) {
      window.handedOn += 1;
      return native.apply(this, given);
    };
  };
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame']) counted(window, name);
  for (const target of [window, document]) counted(target, 'addEventListener');
}`;

const rounds = 20_000;

/** Microseconds of one call, and of the same call without a wrapper. */
const timeCalls = `(() => {
  const listener = () => undefined;
  const timeOf = (work) => {
    const begun = performance.now();
    for (let turn = 0; turn < ${rounds}; turn += 1) work();
    return ((performance.now() - begun) * 1000) / ${rounds};
  };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const wrapped = () => {
    window.addEventListener('tea', listener);
    removeEventListener.call(window, 'tea', listener);
  };
  const bare = () => {
    addEventListener.call(window, 'tea', listener);
    removeEventListener.call(window, 'tea', listener);
  };
  // What is compiled first is slower.
  for (const work of [wrapped, bare]) timeOf(work);
  return timeOf(wrapped) - timeOf(bare);
})()`;

/** Visits a page once, and times calls of the functions it has wrapped. */
export async function wrapperCost(browser: Browser, target: Target): Promise<WrapperCost> {
  const context = await visitor(browser, target);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.addInitScript(count);
  const settling = whenQuiet(page);
  await page.goto(target.url, { waitUntil: 'commit' });
  await page.waitForSelector(target.content);
  await settling;
  const { metrics } = await devtools.send('Performance.getMetrics');
  const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  const calls = await page.evaluate<number>('window.handedOn');
  const each = await page.evaluate<number>(timeCalls);
  await context.close();
  return { calls, each, percent: (calls * each) / (busy * 10_000) };
}
