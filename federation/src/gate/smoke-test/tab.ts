import { setTimeout as after } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { recordBuiltIns } from './record/built-ins';
import { recordElements, recordListeners, recordStorage } from './record/deeds';
import { recordCallers } from './record/gate-record';
import { recordFrames, recordRenders, recordTimers } from './record/timers';
import { noteFaults, type PageFault } from './record/faults';

/** A tab in which the routes of a build are opened one after the other. */
export interface Tab {
  page: Page;
  /** Speaks to the tab even while its own code keeps it busy. */
  client: CDPSession;
  /** Addresses of its scripts, by the ids that the debugger gives them. */
  scripts: ReadonlyMap<string, string>;
  /** Requests that are on their way, without streams. */
  loading: ReadonlySet<string>;
  /** False until it has loaded a document. */
  used: boolean;
}

/** The tab's main thread does not answer. */
export class Frozen extends Error {}

/** Milliseconds after which a tab that does not answer counts as frozen. */
const answerTimeout = 10_000;

function watchLoading(client: CDPSession): Set<string> {
  const loading = new Set<string>();
  client.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type !== 'EventSource' && type !== 'Ping') loading.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId }) => void loading.delete(requestId));
  client.on('Network.loadingFailed', ({ requestId }) => void loading.delete(requestId));
  return loading;
}

/** Opens a tab that notes what happens in it. */
export async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  // Compilers that keep the names of functions call this where the function is defined.
  await page.addInitScript('globalThis.__name ??= (named) => named;');
  for (const note of [
    noteFaults,
    ...[recordCallers, recordTimers, recordFrames, recordRenders, recordListeners, recordStorage],
    ...[recordElements, recordBuiltIns],
  ]) {
    await page.addInitScript(note);
  }
  const client = await context.newCDPSession(page);
  const scripts = new Map<string, string>();
  client.on('Debugger.scriptParsed', ({ scriptId, url }) => void scripts.set(scriptId, url));
  await client.send('Debugger.enable');
  const loading = watchLoading(client);
  await client.send('Network.enable');
  return { page, client, scripts, loading, used: false };
}

/** Closes it, whatever it is doing. */
export async function closeTab({ page, client }: Tab): Promise<void> {
  const closing = page.close().catch(() => undefined);
  if (await Promise.race([closing.then(() => true), after(2_000, false)])) return;
  await Promise.race([client.send('Page.crash').catch(() => undefined), after(1_000)]);
}

/** Evaluates a function in the tab's page. @throws Frozen where its main thread does not get to it */
export async function ask<V, A>(
  { page }: Pick<Tab, 'page'>,
  question: (value: A) => V | Promise<V>,
  value: A,
): Promise<V> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const answer = page.evaluate(question as (value: unknown) => V | Promise<V>, value);
  const late = after(answerTimeout, undefined, { signal }).then(() => {
    answer.catch(() => undefined);
    throw new Frozen(`blocks the tab for more than ${answerTimeout / 1000} seconds`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    late.catch(() => undefined);
    waiting.abort();
  }
}

/** Where a frozen tab is: the file and line of `remote` that it runs, where they are known. */
export async function whereFrozen(
  { client, scripts }: Tab,
  remote: string,
): Promise<string | undefined> {
  interface Place {
    scriptId: string;
    lineNumber: number;
    columnNumber?: number;
  }
  interface Paused {
    callFrames: { location: Place }[];
  }
  const paused = new Promise<Paused>((resolve) => {
    client.once('Debugger.paused', (event) => resolve(event as Paused));
  });
  void client.send('Debugger.pause').catch(() => undefined);
  const stack = await Promise.race([paused, after(3_000, undefined)]);
  for (const { location } of stack?.callFrames ?? []) {
    const url = scripts.get(location.scriptId) ?? '';
    const { lineNumber, columnNumber = 0 } = location;
    const [, file] = url.split(`/r/${remote}/`);
    if (file) return `${file.split('/').at(-1)}:${lineNumber + 1}:${columnNumber + 1}`;
  }
  return undefined;
}

/** Until effects of what was just shown or taken away have run. */
export async function effectsRun(tab: Tab): Promise<void> {
  await ask(
    tab,
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => setTimeout(resolve, 20), 0);
      }),
    undefined,
  );
}

/** Until nothing is on its way, for three seconds at most. */
export async function loaded({ loading }: Tab): Promise<void> {
  for (let look = 0; loading.size > 0 && look < 200; look += 1) await after(15);
}

/** Milliseconds for a page to show, or to be gone. */
export const limit = 15_000;

/**
 * Asks the page until it says yes. Playwright's own waiting evaluates text, which the site's policy forbids.
 * @returns false where the time is over
 */
export async function until<T>(
  tab: Tab,
  condition: (value: T) => boolean,
  value: T,
): Promise<boolean> {
  const end = Date.now() + limit;
  while (!(await ask(tab, condition, value))) {
    if (Date.now() > end) return false;
    await after(30);
  }
  return true;
}

/** Goes to a page of the site as a link does, without loading the document again. */
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

/**
 * What went wrong in the tab so far and is the remote's, or of unknown origin: that of another live
 * remote is not held against this one.
 */
export async function faultsOf(tab: Tab, remote: string): Promise<PageFault[]> {
  const all = await ask(
    tab,
    () => (Reflect.get(window, 'gateFaults') ?? []) as PageFault[],
    undefined,
  );
  return all.filter(({ trace }) => {
    const [, owner] = /\/r\/(mfe-[a-z0-9-]+)\//.exec(trace) ?? [];
    return owner === undefined || owner === remote;
  });
}
