import type { Browser, BrowserContext } from '@playwright/test';
import type { RemoteBuildFile } from '../../registry/build-file';
import { type Draft, readBuildFile } from '../../registry/store';
import type { PageRoute } from '../../remote/declaration';
import { watchFaults, type Tab, visit, visitWidgets } from './visit';
import { studentCookie, throwawaySite } from './throwaway-site';
import type { Site } from '../builds';
import { join } from 'node:path';
import { readPointer } from '../../registry/pointer';

/** Tabs of one kind of visitor at a time. */
const atOnce = 2;

async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  await watchFaults(page);
  return { page, used: false };
}

export interface SmokeTestOptions {
  /** Not to look further once something has failed. */
  firstFault?: boolean;
}

interface TabQueue extends SmokeTestOptions {
  context: BrowserContext;
  file: RemoteBuildFile;
  queue: PageRoute[];
}

/** Visits routes in one tab until none is left; a tab in which one failed is not used again. */
async function visitAll({ context, file, queue, firstFault }: TabQueue): Promise<string[]> {
  const faults: string[] = [];
  let tab: Tab | undefined;
  for (let route = queue.shift(); route; route = queue.shift()) {
    tab ??= await openTab(context);
    const fault = await visit(tab, { file, route });
    if (!fault) continue;
    faults.push(fault);
    if (firstFault) queue.length = 0;
    await tab.page.close();
    tab = undefined;
  }
  await tab?.page.close();
  return faults;
}

async function loadWidgets({ context, file }: TabQueue): Promise<string[]> {
  const [route] = file.declaration.routes;
  if (!route || file.declaration.widgets.length === 0) return [];
  const tab = await openTab(context);
  // A page that fails has been told of; without it there is no container to ask.
  const fault = await visit(tab, { file, route });
  return fault ? [] : visitWidgets(tab, file);
}

const asStudent = { key: 'isAuthenticated', value: 'true' };

/** What a visitor browses with, or a student. */
export async function visitor(
  browser: Browser,
  url: string,
  signedIn: boolean,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  if (!signedIn) return context;
  await context.addCookies([{ ...studentCookie, url }]);
  await context.addInitScript(({ key, value }) => localStorage.setItem(key, value), asStudent);
  return context;
}

/** Of the same fault on several routes, the first is told. */
function distinct(faults: readonly string[]): string[] {
  const causes = new Map<string, string>();
  for (const fault of faults) {
    const cause = fault.replace(/ \/\S*/, '');
    if (!causes.has(cause)) causes.set(cause, fault);
  }
  return [...causes.values()];
}

interface Trial extends SmokeTestOptions {
  browser: Browser;
  url: string;
  file: RemoteBuildFile;
}

/** Opens every route of a remote on a site and leaves it again. @returns one sentence for each fault */
export async function tryOut({ browser, url, file, ...options }: Trial): Promise<string[]> {
  const { routes } = file.declaration;
  const kinds = [true, false].map(async (signedIn) => {
    const queue = routes.filter(({ access }) => (access === 'public') !== signedIn);
    if (queue.length === 0) return [];
    const shared = { context: await visitor(browser, url, signedIn), file, queue, ...options };
    const tabs = Array.from({ length: atOnce }, () => visitAll(shared));
    // Its first page is public or not: the widgets are asked for by whoever may open it.
    const first = queue[0] === routes[0] ? [loadWidgets(shared)] : [];
    const faults = (await Promise.all([...tabs, ...first])).flat();
    await shared.context.close();
    return faults;
  });
  return distinct((await Promise.all(kinds)).flat());
}

/**
 * Runs a build in the live shell, beside the live remotes: every route must show, and leave nothing
 * behind when it is left. No data is there; pages must show that too.
 * @returns one sentence for each fault
 */
export async function smokeTest(
  draft: Draft<RemoteBuildFile>,
  site: Site,
  { browser, ...options }: SmokeTestOptions & { browser: Browser },
): Promise<string[]> {
  const throwaway = await throwawaySite(draft, site);
  try {
    return await tryOut({ ...options, browser, url: throwaway.url, file: draft.file });
  } finally {
    await throwaway.close();
  }
}

/** What a browser of the site's own found in a build that is live. */
export interface Finding {
  result: 'sound' | 'broken' | 'unknown';
  says: string;
}

interface LiveBuild extends Site {
  remote: string;
  build: string;
}

async function firstFault(site: LiveBuild, build: string, browser: Browser) {
  const dir = join(site.remotesDir, site.remote, build);
  const file = await readBuildFile(dir);
  const [fault] = await smokeTest({ dir, file }, site, { browser, firstFault: true });
  return fault;
}

/**
 * Runs a live build as the gate does. A fault is believed only where the build that would be live instead
 * has none: else the machine may be to blame, or whatever both of them need.
 */
export async function checkLive(site: LiveBuild, browser: Browser): Promise<Finding> {
  const { remotesDir, remote, build } = site;
  const fault = await firstFault(site, build, browser);
  if (!fault) return { result: 'sound', says: "the site's own browser finds nothing wrong" };
  const pointer = await readPointer(remotesDir, remote);
  const instead = pointer?.current === build ? pointer.previous : pointer?.current;
  if (!instead || (await firstFault(site, instead, browser))) {
    return { result: 'unknown', says: "the site's own browser shows no other build either" };
  }
  return { result: 'broken', says: `the site's own browser: ${fault}` };
}
