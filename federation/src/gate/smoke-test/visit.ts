import type { Page } from '@playwright/test';
import { setTimeout as after } from 'node:timers/promises';
import type { RemoteBuildFile } from '../../registry/build-file';
import type { PageRoute } from '../../remote/declaration';

/** Something that went wrong in a tab, with whatever tells where it came from. */
interface PageFault {
  message: string;
  /** Stack, file and part, as far as they are known. */
  trace: string;
}

/** Runs in the page before anything else: notes what nobody caught and what the shell was told of. */
function noteFaults(): void {
  const faults: PageFault[] = [];
  Reflect.set(window, 'gateFaults', faults);
  performance.setResourceTimingBufferSize(5_000);
  window.addEventListener('error', (event) => {
    if (!event.message) return; // a file that did not load is told by whoever asked for it
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
    const { message = '', part, kind = 'error' } = (event as CustomEvent).detail ?? {};
    // Requests fail here on purpose, and how long something takes depends on the machine.
    if (!['error', 'rejection', 'load'].includes(kind)) return;
    const place = part ? `/r/${part.remote}/${part.build}/` : '';
    faults.push({ message: String(message), trace: `${message} ${place}` });
  });
}

/** Begins to note what goes wrong in the tab, from its next document on. */
export async function watchFaults(page: Page): Promise<void> {
  // Compilers that keep the names of functions call this where the function is defined.
  await page.addInitScript('globalThis.__name ??= (named) => named;');
  await page.addInitScript(noteFaults);
}

/**
 * What went wrong in the tab so far and is the remote's, or of unknown origin: that of another live
 * remote is not held against this one.
 */
export async function faultsOf(page: Page, remote: string): Promise<PageFault[]> {
  const all = await page.evaluate(() => (Reflect.get(window, 'gateFaults') ?? []) as PageFault[]);
  return all.filter(({ trace }) => {
    const [, owner] = /\/r\/(mfe-[a-z0-9-]+)\//.exec(trace) ?? [];
    return owner === undefined || owner === remote;
  });
}

/** A tab in which the routes of a build are opened one after the other. */
export interface Tab {
  page: Page;
  /** False until it has loaded a document. */
  used: boolean;
}

interface Visit {
  file: RemoteBuildFile;
  route: PageRoute;
}

/** Milliseconds for a page to show, or to be gone. */
const limit = 15_000;

// An address that no remote can have, as no route begins with a dot.
const nowhere = '/.gate';

const addressOf = (pattern: string): string => pattern.replaceAll(/:[^/]+/g, 'gate');

async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}

async function openRoute(tab: Tab, address: string): Promise<void> {
  if (tab.used) return goWithin(tab.page, address);
  await tab.page.goto(address, { waitUntil: 'commit' });
  Object.assign(tab, { used: true });
}

interface Sought {
  remote: string;
  build: string;
  /** Scripts of the page's own chunk. */
  scripts: readonly string[];
  address: string;
}

function sought({ file, route }: Visit): Sought {
  const remote = file.declaration.name;
  const base = `/r/${remote}/${file.build}/`;
  const scripts = (file.chunks[route.chunk ?? '']?.js ?? []).map((path) => base + path);
  return { remote, build: file.build, scripts, address: addressOf(route.path) };
}

/** Runs in the page: whether the route stands there with its own code, led elsewhere, or is broken. */
function isDecided({ remote, build, scripts, address }: Sought): boolean {
  const faults = (Reflect.get(window, 'gateFaults') ?? []) as { trace: string }[];
  if (faults.some(({ trace }) => trace.includes(`/r/${remote}/`))) return true;
  const cards = [...document.querySelectorAll('[role="alert"]')];
  if (cards.some((card) => card.textContent?.includes(`${remote} ${build}`))) return true;
  const heading = document.querySelector('h1');
  if (location.pathname !== address && heading) return true;
  const loaded = new Set(
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  if (!scripts.every((script) => loaded.has(script))) return false;
  const root = document.querySelector(`[data-remote="${remote}"][data-build="${build}"]`);
  const texts = root && document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts?.nextNode()) {
    const { parentElement: around, textContent } = texts.currentNode;
    const waits = around?.closest('[aria-busy="true"], [role="status"]');
    if (textContent?.trim() && !waits) return true;
  }
  return false;
}

/** Runs in the page: nothing of the remote is there any more, and the shell still shows something. */
function isLeft(remote: string): boolean {
  const faults = (Reflect.get(window, 'gateFaults') ?? []) as { trace: string }[];
  if (faults.some(({ trace }) => trace.includes(`/r/${remote}/`))) return true;
  return (
    !document.querySelector(`[data-remote="${remote}"]`) && document.querySelector('h1') !== null
  );
}

/** Until effects of what was just shown or taken away have run. */
async function effectsRun(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => setTimeout(resolve, 20), 0);
      }),
  );
}

/**
 * Asks the page until it says yes. Playwright's own waiting evaluates text, which the site's policy forbids.
 * @returns false where the time is over
 */
export async function until<T>(
  page: Page,
  condition: (value: T) => boolean,
  value: T,
): Promise<boolean> {
  const end = Date.now() + limit;
  // The types of `evaluate` unwrap handles, of which there are none here.
  const ask = () => page.evaluate(condition as (value: unknown) => boolean, value);
  while (!(await ask())) {
    if (Date.now() > end) return false;
    await after(30);
  }
  return true;
}

async function brokenCard(page: Page, { remote, build }: Sought): Promise<boolean> {
  const cards = await page.getByRole('alert').allTextContents();
  return cards.some((text) => text.includes(`${remote} ${build}`));
}

/**
 * Opens a route and leaves it again.
 * @returns a sentence that says what went wrong, or undefined
 */
export async function visit(tab: Tab, visited: Visit): Promise<string | undefined> {
  const { page } = tab;
  const what = sought(visited);
  const { remote } = what;
  const { path } = visited.route;
  try {
    await openRoute(tab, what.address);
    if (!(await until(page, isDecided, what))) {
      return `${remote} shows nothing on ${path} within ${limit / 1000} seconds`;
    }
    await effectsRun(page);
  } catch (error) {
    return `${remote} cannot show ${path}: ${(error as Error).message.split('\n', 1)[0]}`;
  }
  const [fault] = await faultsOf(page, remote);
  if (fault) return `${remote} throws when ${path} is opened: ${fault.message}`;
  if (await brokenCard(page, what)) return `${remote} cannot show ${path}`;

  await goWithin(page, nowhere);
  const left = await until(page, isLeft, remote);
  await effectsRun(page);
  const [leaving] = await faultsOf(page, remote);
  if (leaving) return `${remote} throws when ${path} is left: ${leaving.message}`;
  return left ? undefined : `${remote} leaves something behind when ${path} is left`;
}

/** Loads every widget of a build whose container is in the tab. @returns a sentence for each that fails */
export async function visitWidgets({ page }: Tab, file: RemoteBuildFile): Promise<string[]> {
  const { name, widgets } = file.declaration;
  const exposes = widgets.map(({ expose }) => expose);
  const { globalName } = file;
  const faults = await page.evaluate(
    async ({ globalName, exposes }) => {
      const container = Reflect.get(window, globalName);
      const faults: [string, string][] = [];
      for (const expose of exposes) {
        try {
          const module = (await container.get(expose))();
          if (typeof module.default !== 'function') faults.push([expose, 'it is no component']);
        } catch (error) {
          faults.push([expose, error instanceof Error ? error.message : String(error)]);
        }
      }
      return faults;
    },
    { globalName, exposes },
  );
  return faults.map(
    ([expose, why]) => `${name} throws when its widget ${expose} is loaded: ${why}`,
  );
}
