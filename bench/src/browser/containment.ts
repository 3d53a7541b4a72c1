import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Target, visitor, whenQuiet } from './visit';

/** The cost of what contains remotes until the page is idle: see docs/adr/0023-contained-in-its-place.md. */
export interface ContainmentCost {
  /** Calls of the wrapped functions, without those that insert elements. */
  readonly calls: number;
  /** Calls that insert elements. */
  readonly inserted: number;
  /** Extra microseconds per call, compared with the browser's own function. */
  readonly each: number;
  /** Milliseconds in which observers compared the frame with what was drawn. */
  readonly observing: number;
  /** The total as a percentage of the time in which the page kept its thread busy. */
  readonly percent: number;
}

/**
 * Counts the calls through the shell's wrappers, and times the observers that contain remotes, with the timers that
 * they start: that of the frame, and the first of the page, which live/rules.ts starts. A text, because the compiler
 * would insert helpers.
 */
const count = `{
  window.handedOn = 0;
  window.observing = 0;
  let inObserver = false;
  let observesPage = false;
  const timed = (work, isContaining = () => true) => function (...given) {
    if (!isContaining()) return work.apply(this, given);
    const begun = performance.now();
    inObserver = true;
    try {
      return work.apply(this, given);
    } finally {
      inObserver = false;
      window.observing += performance.now() - begun;
    }
  };
  window.MutationObserver = class extends MutationObserver {
    constructor(callback) {
      super(timed(callback, () => this.isContaining));
    }
    observe(target, options) {
      const { attributeFilter } = options;
      const isOfPage = !attributeFilter && target === document.body;
      this.isContaining = attributeFilter ? attributeFilter.includes('inert') : isOfPage && !observesPage;
      observesPage ||= isOfPage;
      super.observe(target, options);
    }
  };
  const { setTimeout } = window;
  window.setTimeout = (work, ...given) => setTimeout(inObserver ? timed(work) : work, ...given);
  const counted = (holder, name) => {
    const native = holder[name];
    holder[name] = function (...given) {
      window.handedOn += 1;
      return native.apply(this, given);
    };
  };
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame']) counted(window, name);
  for (const target of [window, document]) counted(target, 'addEventListener');
  window.inserted = 0;
  const insertions = (holder, name) => {
    const native = holder[name];
    holder[name] = function (...given) {
      window.inserted += 1;
      return native.apply(this, given);
    };
  };
  for (const name of ['appendChild', 'insertBefore']) insertions(Node.prototype, name);
}`;

const rounds = 20_000;

/**
 * Extra microseconds of one wrapped call, and of one insertion into the document. Tools that watch a page, as here,
 * make finding a caller three to four times as slow: visitors pay less.
 */
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
  const insertion = (append) => {
    const [parent, child] = [document.createElement('p'), document.createElement('i')];
    return () => append.call(parent, child);
  };
  // Of another document: without the wrapper.
  const frame = document.body.appendChild(document.createElement('iframe'));
  const native = insertion(frame.contentWindow.Node.prototype.appendChild);
  const inserting = insertion(Node.prototype.appendChild);
  // What is compiled first is slower.
  for (const work of [wrapped, bare, inserting, native]) timeOf(work);
  const differences = [timeOf(wrapped) - timeOf(bare), timeOf(inserting) - timeOf(native)];
  frame.remove();
  return differences;
})()`;

/** A change of the frame that the page takes back, as it compares the frame once when it starts to watch it. */
const changeFrame = `new Promise((resolve) => {
  const header = document.querySelector('header');
  if (!header || window.observing === 0) return resolve();
  header.hidden = true;
  const check = () => (header.hidden ? setTimeout(check, 50) : resolve());
  check();
})`;

const busySeconds = async (devtools: CDPSession) => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
};

/**
 * Visits a page once, and times its observers and calls of the functions it has wrapped.
 * @param use what is measured once the page has settled. Default: settling
 */
export async function containmentCost(
  browser: Browser,
  target: Target,
  use?: (page: Page) => Promise<void>,
): Promise<ContainmentCost> {
  const context = await visitor(browser, target);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.addInitScript(count);
  const settling = whenQuiet(page);
  await page.goto(target.url, { waitUntil: 'commit' });
  await page.waitForSelector(target.content);
  await settling;
  const before = use ? await busySeconds(devtools) : 0;
  if (use) await page.evaluate('window.handedOn = window.inserted = window.observing = 0');
  await use?.(page);
  const busy = (await busySeconds(devtools)) - before;
  const calls = await page.evaluate<number>('window.handedOn');
  const inserted = await page.evaluate<number>('window.inserted');
  if (!use) await page.evaluate(changeFrame);
  const observing = await page.evaluate<number>('window.observing');
  const [each = 0, insertion = 0] = await page.evaluate<number[]>(timeCalls);
  await context.close();
  const wrapping = (calls * each + inserted * insertion) / 1000;
  return { calls, inserted, each, observing, percent: (wrapping + observing) / (busy * 10) };
}
