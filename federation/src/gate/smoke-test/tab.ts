import { setTimeout as after } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { recordAttribution } from './record/attribute-controls';
import { recordBuiltIns, recordDefiners, recordDocument, recordSetters } from './record/changes';
import {
  recordElements,
  recordFocus,
  recordListeners,
  recordReloads,
  recordStorage,
} from './record/side-effects';
import { type InPage, recordCallers } from './record/gate-record';
import { recordFrames, recordRenders, recordTimers } from './record/timers';

/** An error in a tab, with everything that shows its origin. */
interface PageFault {
  message: string;
  /** Stack, file and part, if known. */
  trace: string;
}

/** Runs in the page before everything else: records uncaught errors and those reported to the shell. */
export function noteFaults(): void {
  const faults: PageFault[] = [];
  Reflect.set(window, 'gateFaults', faults);
  performance.setResourceTimingBufferSize(5_000);
  window.addEventListener('error', (event) => {
    if (!event.message) return; // a file that failed to load is reported by the code that requested it
    const error: unknown = event.error;
    const stack = error instanceof Error ? error.stack : '';
    faults.push({ message: event.message, trace: `${stack} ${event.filename}` });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const isError = reason instanceof Error;
    const message = isError ? reason.message : String(reason);
    faults.push({ message, trace: `${message} ${isError ? reason.stack : ''}` });
  });
  window.addEventListener('campus:incident', (event) => {
    const { message = '', part, kind = 'error', stack = '' } = (event as CustomEvent).detail ?? {};
    // Requests fail here on purpose, and durations depend on the machine.
    if (!['error', 'rejection', 'load'].includes(kind)) return;
    const place = part ? `/r/${part.remote}/${part.build}/` : '';
    faults.push({ message: String(message), trace: `${message} ${place} ${stack}` });
  });
}

/** A tab in which the routes of a build are opened one after the other. */
export interface Tab {
  page: Page;
  /** Reaches the tab even while its own code blocks it. */
  client: CDPSession;
  /** URLs of its scripts, by the debugger's script ids. */
  scripts: ReadonlyMap<string, string>;
  /** Pending requests, without streams. */
  loading: ReadonlySet<string>;
  /** Paths of the calls made so far. */
  calls: Set<string>;
  /** False until it has loaded a document. */
  used: boolean;
}

/** The tab's main thread does not answer. */
export class Frozen extends Error {}

/** Milliseconds after which a tab without an answer counts as frozen, on an idle machine. */
const answerTimeout = 10_000;

/** A tab that is late is looked at so often, with so many milliseconds between. */
const looks = { most: 10, every: 2_000 };

/** Upper limit for `slowness`. */
const slowest = 6;

/** How many times slower the machine is now than when idle: 1 to `slowest`. Measuring takes 20 ms of CPU time. */
export function slowness(): number {
  const began = performance.now();
  const before = process.cpuUsage();
  let used = 0;
  while (used < 20_000) {
    const { user, system } = process.cpuUsage(before);
    used = user + system;
  }
  return Math.min(slowest, Math.max(1, (performance.now() - began) / (used / 1000)));
}

function watchLoading(client: CDPSession): Pick<Tab, 'loading' | 'calls'> {
  const loading = new Set<string>();
  const calls = new Set<string>();
  client.on('Network.requestWillBeSent', ({ requestId, type, request: { url, method } }) => {
    if (type === 'EventSource' || type === 'Ping') return;
    loading.add(requestId);
    const { pathname } = new URL(url);
    if (method === 'GET' && pathname.startsWith('/api/')) calls.add(pathname);
  });
  client.on('Network.loadingFinished', ({ requestId }) => void loading.delete(requestId));
  client.on('Network.loadingFailed', ({ requestId }) => void loading.delete(requestId));
  return { loading, calls };
}

/** Opens a tab that records what happens in it. */
export async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  // Compilers that keep function names call this where a function is defined.
  await page.addInitScript('globalThis.__name ??= (named) => named;');
  for (const note of [
    noteFaults,
    ...[recordCallers, recordTimers, recordFrames, recordRenders, recordListeners, recordStorage],
    ...[recordDocument, recordSetters, recordElements, recordFocus, recordReloads],
    ...[recordDefiners, recordAttribution, recordBuiltIns],
  ]) {
    await page.addInitScript(note);
  }
  const client = await context.newCDPSession(page);
  const scripts = new Map<string, string>();
  client.on('Debugger.scriptParsed', ({ scriptId, url }) => void scripts.set(scriptId, url));
  client.on('Debugger.paused', () => {
    client.send('Debugger.resume').catch(() => undefined);
  });
  await client.send('Debugger.enable');
  const watched = watchLoading(client);
  await client.send('Network.enable');
  // Counts only the tab's own working time, not that of other processes.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, client, scripts, ...watched, used: false };
}

/** Closes the tab, even if it is busy. */
export async function closeTab({ page, client }: Tab): Promise<void> {
  const closing = page.close().catch(() => undefined);
  // A pending timer would keep the process alive, and a command with several tabs would end late.
  const unheld = { ref: false };
  if (await Promise.race([closing.then(() => true), after(2_000, false, unheld)])) return;
  const crashing = client.send('Page.crash').catch(() => undefined);
  await Promise.race([crashing, after(1_000, undefined, unheld)]);
}

interface Frame {
  location: { scriptId: string; lineNumber: number; columnNumber?: number };
}

/** Position of the first stack frame in a file under `base`, e.g. `/r/mfe-feed/`. */
function placeIn({ scripts }: Tab, frames: readonly Frame[], base: string): string | undefined {
  for (const { location } of frames) {
    const { lineNumber, columnNumber = 0 } = location;
    const [, file] = (scripts.get(location.scriptId) ?? '').split(base);
    if (file) return `${file.split('/').at(-1)}:${lineNumber + 1}:${columnNumber + 1}`;
  }
  return undefined;
}

/** The stack of what runs in a tab that does not answer; empty if no script runs in it. */
async function runningIn({ client }: Tab): Promise<readonly Frame[]> {
  const paused = new Promise<readonly Frame[]>((resolve) => {
    client.once('Debugger.paused', ({ callFrames }) => resolve(callFrames));
  });
  client.send('Debugger.pause').catch(() => undefined);
  return Promise.race([paused, after(3_000, [])]);
}

/** The position in a file of `remote` where a frozen tab is running, if known. */
export async function frozenPlace(tab: Tab, remote: string): Promise<string | undefined> {
  return placeIn(tab, await runningIn(tab), `/r/${remote}/`);
}

/** Rejects with Frozen once a tab has not answered for too long. */
async function late(tab: Tab, signal: AbortSignal): Promise<never> {
  await after(answerTimeout, undefined, { signal });
  await after(answerTimeout * (slowness() - 1), undefined, { signal });
  // On a busy machine a tab may only be slow. One that is frozen by a remote runs the remote's code each time.
  for (let look = 0, seen = 0; look < looks.most && seen < 2; look += 1) {
    if (look > 0) await after(looks.every, undefined, { signal });
    if (placeIn(tab, await runningIn(tab), '/r/')) seen += 1;
  }
  throw new Frozen(`blocks the tab for more than ${answerTimeout / 1000} seconds`);
}

/** Evaluates a function in the tab's page. @throws Frozen if its main thread does not respond in time */
export async function ask<V, A>(
  tab: Tab,
  question: (value: A) => V | Promise<V>,
  value: A,
): Promise<V> {
  const waiting = new AbortController();
  const answer = tab.page.evaluate(question as (value: unknown) => V | Promise<V>, value);
  const timeout = late(tab, waiting.signal);
  // Whichever of the two is not waited for may fail.
  answer.catch(() => undefined);
  timeout.catch(() => undefined);
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    waiting.abort();
  }
}

/** Working time of the tab's main thread, in milliseconds. */
export async function worked({ client }: Tab): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Infinity);
}

/** Milliseconds to wait for an answer that a page can do without. */
const longestCall = 3_000;

/** Waits until no request is pending. */
export async function loaded({ loading, client }: Tab): Promise<void> {
  const late = new AbortController();
  const timer = after(longestCall, undefined, { signal: late.signal }).catch(() => undefined);
  const events = ['Network.loadingFinished', 'Network.loadingFailed'] as const;
  let check = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    check = () => (loading.size === 0 ? resolve() : undefined);
  });
  for (const event of events) client.on(event, check);
  check();
  await Promise.race([ended, timer]);
  late.abort();
  for (const event of events) client.off(event, check);
}

/** Waits until recent calls are answered, and the effects of mounting and unmounting have run. */
export async function effectsRun(tab: Tab): Promise<void> {
  const settle = () => ask(tab, () => (window as unknown as InPage).gate.settled(), undefined);
  const began = Date.now();
  await settle();
  // What has arrived may load more: an entry its page, and a page its data.
  while (tab.loading.size > 0 && Date.now() - began < longestCall) {
    await loaded(tab);
    await settle();
  }
}

/** Milliseconds for a page to be shown or removed, on an idle machine. */
export const limit = 15_000;

/** Whether a tab still waits for answers, or works for more than a tenth of the next second. It takes that second. */
async function isBusy(tab: Tab): Promise<boolean> {
  const isLoading = tab.loading.size > 0;
  const before = await worked(tab);
  await after(1_000);
  return isLoading || (await worked(tab)) - before > 100;
}

/**
 * Polls the page until the condition is true. Playwright's own wait evaluates text, which the site's CSP forbids.
 * @returns false on timeout
 */
export async function until<T>(
  tab: Tab,
  condition: (value: T) => boolean,
  value: T,
): Promise<boolean> {
  const began = Date.now();
  let slow = 1;
  while (!(await ask(tab, condition, value))) {
    const passed = Date.now() - began;
    if (passed > limit * slowest) return false;
    // A busy machine gets more time, in proportion to its slowness, and so does a page that is not at rest.
    if (passed > limit * slow) {
      slow = Math.max(slow, slowness());
      if (passed > limit * slow && !(await isBusy(tab))) return false;
    }
    await after(30);
  }
  return true;
}

/** Navigates to a page like a link does, without loading the document again. */
export async function goWithin(tab: Tab, address: string): Promise<void> {
  await ask(
    tab,
    (to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    },
    address,
  );
}

const frame = /\/r\/mfe-[a-z0-9-]+\/[^/\s]+\/([^\s:?()]+:\d+:\d+)/;

/**
 * Faults in the tab so far that come from the remote or have an unknown origin, with file and line where the stack
 * has them. Faults of other live remotes are left out.
 */
export async function faultsOf(tab: Tab, remote: string): Promise<PageFault[]> {
  const all = await ask(
    tab,
    () => (Reflect.get(window, 'gateFaults') ?? []) as PageFault[],
    undefined,
  );
  return all.flatMap(({ message, trace }) => {
    const [, owner] = /\/r\/(mfe-[a-z0-9-]+)\//.exec(trace) ?? [];
    const [, at] = frame.exec(trace) ?? [];
    const isOwn = owner === undefined || owner === remote;
    return isOwn ? [{ message: at ? `${message} (${at})` : message, trace }] : [];
  });
}
