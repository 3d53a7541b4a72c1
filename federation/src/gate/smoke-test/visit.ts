import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import type { RemoteBuildFile } from '../../registry/build-file';
import type { PageRoute } from '../../remote/declaration';
import { failure, sentence } from './checks';
import type { InPage } from './record/gate-record';
import {
  ask,
  closeTab,
  effectsRun,
  faultsOf,
  goWithin,
  limit,
  openTab,
  type Tab,
  until,
} from './tab';
import { type DataSet, studentCookie } from './throwaway-site';

export interface Visit {
  file: RemoteBuildFile;
  route: PageRoute;
}

// No remote can have this address, because no route begins with a dot.
export const nowhere = '/.gate';

export const addressOf = (pattern: string): string => pattern.replaceAll(/:[^/]+/g, 'gate');

/** Milliseconds for which React keeps a skeleton before it shows loaded content. The clock is advanced instead. */
const heldBack = 300;

/** Lets loaded content appear. */
async function appear(tab: Tab): Promise<void> {
  await effectsRun(tab);
  await ask(tab, (ms) => (window as unknown as InPage).gate.advance(ms), heldBack);
}

/** Follows a link to a page of the site. */
export async function follow(tab: Tab, address: string): Promise<void> {
  await goWithin(tab, address);
  await appear(tab);
}

async function openRoute(tab: Tab, address: string): Promise<void> {
  if (tab.used) return follow(tab, address);
  await tab.page.goto(address, { waitUntil: 'load' });
  Object.assign(tab, { used: true });
  // A page may delay its scripts until the first input or for some time. The clock is advanced instead.
  await ask(
    tab,
    () =>
      document.querySelector('#application') && (window as unknown as InPage).gate.advance(3_000),
    undefined,
  );
  await appear(tab);
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

/** Runs in the page: whether the route is shown with its own code, has redirected, or is broken. */
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

/** Runs in the page: whether the remote is removed and the shell still shows a page. */
function isLeft(remote: string): boolean {
  const faults = (Reflect.get(window, 'gateFaults') ?? []) as { trace: string }[];
  if (faults.some(({ trace }) => trace.includes(`/r/${remote}/`))) return true;
  return (
    !document.querySelector(`[data-remote="${remote}"]`) && document.querySelector('h1') !== null
  );
}

async function brokenCard({ page }: Tab, { remote, build }: Sought): Promise<boolean> {
  const cards = await page.getByRole('alert').allTextContents();
  return cards.some((text) => text.includes(`${remote} ${build}`));
}

/** Opens a route. @returns a sentence with the fault, or undefined */
export async function open(tab: Tab, visited: Visit): Promise<string | undefined> {
  const what = sought(visited);
  const { remote } = what;
  const { path } = visited.route;
  await openRoute(tab, what.address);
  if (!(await until(tab, isDecided, what))) {
    return `${remote} shows nothing on ${path} within ${limit / 1000} seconds`;
  }
  await effectsRun(tab);
  const [fault] = await faultsOf(tab, remote);
  if (fault) return `${remote} throws when ${path} is opened: ${fault.message}`;
  return (await brokenCard(tab, what)) ? `${remote} shows an error card on ${path}` : undefined;
}

/** Leaves a page that shows a remote for a page of the shell. @returns a sentence with the fault, or undefined */
export async function leave(
  tab: Tab,
  { remote, path }: Record<'remote' | 'path', string>,
): Promise<string | undefined> {
  await goWithin(tab, nowhere);
  const left = await until(tab, isLeft, remote);
  await effectsRun(tab);
  const [leaving] = await faultsOf(tab, remote);
  if (leaving) return `${remote} throws when ${path} is left: ${leaving.message}`;
  return left ? undefined : `${remote} does not unmount when ${path} is left`;
}

/**
 * Opens a route and leaves it again.
 * @returns a sentence with the fault, or undefined
 */
export async function visit(tab: Tab, visited: Visit): Promise<string | undefined> {
  const { file, route } = visited;
  const { name: remote } = file.declaration;
  const { path } = route;
  try {
    return (await open(tab, visited)) ?? (await leave(tab, { remote, path }));
  } catch (error) {
    return sentence(remote, await failure(tab, remote, error), `on ${path}`);
  }
}

const line = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/**
 * Opens a route offline that was opened before, and leaves it again. It may wait for the network, but not break.
 * @returns a sentence with the fault, or undefined
 */
export async function visitOffline(tab: Tab, { file, route }: Visit): Promise<string | undefined> {
  const { name } = file.declaration;
  const { client } = tab;
  try {
    await client.send('Network.emulateNetworkConditions', { ...line, offline: true });
    await goWithin(tab, addressOf(route.path));
    await effectsRun(tab);
    // Many errors are normal offline, so only faults in the remote's own files count.
    const faults = await faultsOf(tab, name);
    const own = faults.find(({ trace }) => trace.includes(`/r/${name}/`));
    if (own) return `${name} throws when ${route.path} is opened offline: ${own.message}`;
    await goWithin(tab, nowhere);
    await client.send('Network.emulateNetworkConditions', { ...line, offline: false });
    await effectsRun(tab);
    return undefined;
  } catch (error) {
    return sentence(name, await failure(tab, name, error), `on ${route.path}`);
  }
}

/** Where builds are tested. */
export interface Place {
  browser: Browser;
  url: string;
}

const signedIn = { key: 'isAuthenticated', value: 'true' };

/** A phone without animations. Painting it takes a quarter of what a desktop's window takes. */
export const phone = { viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' } as const;

/** A browser context for a guest, or for a student with the given data. */
export async function visitor(
  { browser, url }: Place,
  dataSet?: DataSet,
  size: Pick<BrowserContextOptions, 'viewport' | 'reducedMotion'> = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block', ...size });
  if (!dataSet) return context;
  await context.addCookies([{ ...studentCookie(dataSet), url }]);
  await context.addInitScript(({ key, value }) => localStorage.setItem(key, value), signedIn);
  return context;
}

/** The routes that require a student, or the public ones. */
export function visitsAs(dataSet: DataSet | undefined, files: readonly RemoteBuildFile[]): Visit[] {
  const isOpen = ({ route }: Visit) => (route.access === 'public') === (dataSet === undefined);
  return files
    .flatMap((file) => file.declaration.routes.map((route) => ({ file, route })))
    .filter(isOpen);
}

/** A browser context with its free tabs. Students with different data use it in turn: files are fetched and compiled once. */
export interface TabPool {
  context: BrowserContext;
  free: Tab[];
}

/** Closes the context and all tabs after use. */
export async function withTabs<T>(
  context: BrowserContext,
  use: (pool: TabPool) => Promise<T>,
): Promise<T> {
  const pool = { context, free: [] };
  const found = await use(pool);
  await Promise.all(pool.free.map(closeTab));
  await context.close();
  return found;
}

/** Lets a student with other data use the tabs. What the one before has stored is deleted, except for cached files. */
export async function changeStudent({ context, free }: TabPool, dataSet: DataSet, origin: string) {
  for (const tab of free) {
    await ask(tab, () => sessionStorage.clear(), undefined);
    await tab.client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    tab.used = false;
  }
  await context.addCookies([{ ...studentCookie(dataSet), url: origin }]);
}

/** Opens all routes of a queue in one tab. After a fault it continues in a new tab. */
export async function visitEach(
  { context, free, queue }: TabPool & { queue: Visit[] },
  look: (tab: Tab, visited: Visit) => Promise<string | undefined>,
): Promise<string[]> {
  const faults: string[] = [];
  let tab: Tab | undefined;
  for (let next = queue.shift(); next; next = queue.shift()) {
    tab ??= free.pop() ?? (await openTab(context));
    const fault = await look(tab, next);
    if (!fault) continue;
    faults.push(fault);
    await closeTab(tab);
    tab = undefined;
  }
  if (tab) free.push(tab);
  return faults;
}
