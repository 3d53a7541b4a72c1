import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import type { RemoteBuildFile } from '../../registry/build-file';
import { readPointer } from '../../registry/pointer';
import { type Draft, readBuildFile } from '../../registry/store';
import type { PageRoute } from '../../remote/declaration';
import { liveBuilds, type Site } from '../builds';
import type { Baseline } from './checks';
import { inSources } from './origins';
import { begin, liveThrough } from './live-through';
import type { DataSet } from './site-answers';
import { closeTab, openTab, type Tab } from './tab';
import { failing, studentCookie, throwawaySite } from './throwaway-site';
import { type Visit, visit, visitOffline, visitWidgets } from './visit';

export interface SmokeTestOptions {
  /** Opens and leaves each page, and looks no further once something has failed. */
  firstFault?: boolean;
}

interface Trial extends SmokeTestOptions {
  browser: Browser;
  url: string;
  file: RemoteBuildFile;
  /** Pages of the other remotes. */
  neighbours: readonly PageRoute[];
}

/** Routes that one kind of visitor opens, taken from the front by each tab that is free. */
interface Round {
  trial: Trial;
  context: BrowserContext;
  queue: PageRoute[];
  /** Of a visitor who is not signed in. */
  isGuest: boolean;
  /** Gets those that are made where everything is there. */
  calls?: Calls;
}

type Way = (round: Round) => Promise<string[]>;

/** The calls that pages make, by the route that made them first. */
type Calls = Map<PageRoute, readonly string[]>;

/** Visits routes in one tab until none is left; a tab in which one failed is not used again. */
async function visitEach(
  { trial, context, queue }: Round,
  look: (tab: Tab, visited: Visit) => Promise<string | undefined>,
): Promise<string[]> {
  const faults: string[] = [];
  let tab: Tab | undefined;
  for (let route = queue.shift(); route; route = queue.shift()) {
    tab ??= await openTab(context);
    const fault = await look(tab, { file: trial.file, route });
    if (!fault) continue;
    faults.push(fault);
    if (trial.firstFault) queue.length = 0;
    await closeTab(tab);
    tab = undefined;
  }
  if (tab) await closeTab(tab);
  return faults;
}

const visitAll: Way = (round) => visitEach(round, visit);

/** Pages that come drawn are taken over by their scripts: one of them shows that. It asks before others take from the queue. */
const visitFirst: Way = (round) => visitEach({ ...round, queue: round.queue.slice(0, 1) }, visit);

const visitOfflineToo: Way = (round) =>
  visitEach(
    round,
    async (tab, visited) => (await visit(tab, visited)) ?? visitOffline(tab, visited),
  );

/**
 * Opens routes once more for each call that only they make, which fails, and it alone. Tabs ask for no more than they do
 * not know, so that each round of one call a route has its own.
 */
async function failOneByOne(trial: Trial, asked: Calls): Promise<string[]> {
  const known = new Set<string>();
  // Two tabs may have asked for the same.
  const onceOnly = (path: string) => !known.has(path) && known.add(path);
  const calls = new Map([...asked].map(([route, paths]) => [route, paths.filter(onceOnly)]));
  const most = Math.max(0, ...[...calls.values()].map(({ length }) => length));
  if (most === 0) return [];
  const context = await visitor(trial, 'full');
  const rounds = Array.from({ length: most }, async (_, round) => {
    const queue = [...calls].flatMap(([route, paths]) => (paths[round] ? [route] : []));
    const faults = await visitEach(
      { trial, context, queue, isGuest: false },
      async (tab, visited) => {
        const path = calls.get(visited.route)?.[round] ?? '';
        await tab.page.setExtraHTTPHeaders({ [failing]: path });
        const fault = await visit(tab, visited);
        return fault && `${fault} (where ${path} fails)`;
      },
    );
    return faults;
  });
  const faults = (await Promise.all(rounds)).flat();
  await context.close();
  return faults;
}

/** Lives through routes in one tab until none is left, as `visitAll` does. */
async function liveAll({ trial, context, queue, isGuest, calls }: Round): Promise<string[]> {
  const { file } = trial;
  const neighbours = trial.neighbours
    .filter(({ access }) => (access === 'public') === isGuest)
    .map(({ path }) => path);
  const { declaration } = file;
  const faults: string[] = [];
  let present: { tab: Tab; baseline: Baseline } | undefined;
  for (let route = queue.shift(); route; route = queue.shift()) {
    if (!present) {
      const tab = await openTab(context);
      present = { tab, baseline: await begin(tab, declaration) };
    }
    const life = { ...present, visited: { file, route }, neighbours };
    const { tab } = present;
    const known = new Set(tab.calls);
    const opened = () =>
      calls?.set(
        route,
        [...tab.calls].filter((path) => !known.has(path)),
      );
    const found = await liveThrough({ ...life, opened }, route === declaration.routes[0]);
    faults.push(...found);
    if (found.length === 0) continue;
    await closeTab(present.tab);
    present = undefined;
  }
  if (present) await closeTab(present.tab);
  return faults;
}

async function loadWidgets({ trial: { file }, context }: Round): Promise<string[]> {
  const [route] = file.declaration.routes;
  if (!route || file.declaration.widgets.length === 0) return [];
  const tab = await openTab(context);
  // A page that fails has been told of; without it there is no container to ask.
  const fault = await visit(tab, { file, route });
  const faults = fault ? [] : await visitWidgets(tab, file);
  await closeTab(tab);
  return faults;
}

const signedIn = { key: 'isAuthenticated', value: 'true' };

/** What a visitor browses with, or a student whose site holds what is named. */
export async function visitor(
  { browser, url }: Pick<Trial, 'browser' | 'url'>,
  dataSet?: DataSet,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  if (!dataSet) return context;
  await context.addCookies([{ ...studentCookie(dataSet), url }]);
  await context.addInitScript(({ key, value }) => localStorage.setItem(key, value), signedIn);
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

/** One kind of visitor, and the ways in which each of its tabs goes through the routes. */
async function asVisitor(trial: Trial, dataSet: DataSet | undefined, ways: readonly Way[]) {
  const { routes } = trial.file.declaration;
  const isGuest = dataSet === undefined;
  const queue = routes.filter(({ access }) => (access === 'public') === isGuest);
  if (queue.length === 0) return [];
  const context = await visitor(trial, dataSet);
  const faults = await Promise.all(ways.map((way) => way({ trial, context, queue, isGuest })));
  await context.close();
  return faults.flat();
}

/** A student for whom everything is there, and then all but one call. */
async function asStudent(trial: Trial, ways: readonly Way[]): Promise<string[]> {
  const calls: Calls = new Map();
  const noting = ways.map((way) => (round: Round) => way({ ...round, calls }));
  const faults = await asVisitor(trial, 'full', noting);
  return [...faults, ...(await failOneByOne(trial, calls))];
}

/** Opens every route of a remote on a site, as the trial says. @returns one sentence for each fault */
export async function tryOut(trial: Trial): Promise<string[]> {
  const { routes } = trial.file.declaration;
  const lives = routes.length > 3 ? [liveAll, liveAll] : [liveAll];
  // Its first page is public or not: the widgets are asked for by whoever may open it.
  const isPublic = routes[0]?.access === 'public';
  const beside = new Set(trial.neighbours.map(({ path }) => path));
  const isUnseen = trial.file.declaration.widgets.some(({ slot }) => !beside.has(`/${slot}`));
  // Students who live in its pages see its widgets where they belong.
  const asks = trial.firstFault || isUnseen || routes.every(({ access }) => access === 'public');
  const widgets = (isGuest: boolean) => (asks && isPublic === isGuest ? [loadWidgets] : []);
  const kinds = trial.firstFault
    ? [
        asVisitor(trial, 'broken', [visitAll, visitAll, ...widgets(false)]),
        asVisitor(trial, undefined, [visitAll, visitAll, ...widgets(true)]),
      ]
    : [
        asStudent(trial, lives),
        asVisitor(trial, undefined, [visitFirst, ...lives, ...widgets(true)]),
        asVisitor(trial, 'empty', [visitAll]),
        asVisitor(trial, 'broken', [visitOfflineToo, ...widgets(false)]),
      ];
  return distinct((await Promise.all(kinds)).flat());
}

/** A page of each other remote, and those with a slot that the remote has a widget for. */
async function pagesBeside({ declaration }: RemoteBuildFile, site: Site): Promise<PageRoute[]> {
  const others = await liveBuilds(site.remotesDir, declaration.name);
  const slots = declaration.widgets.map(({ slot }) => `/${slot}`);
  const pages = others.flatMap(({ declaration: { routes } }) => {
    const plain = routes.filter(({ path }) => !path.includes(':'));
    const firsts = [true, false].map((isPublic) =>
      plain.find(({ access }) => (access === 'public') === isPublic),
    );
    return plain.filter((route) => firsts.includes(route) || slots.includes(route.path));
  });
  const hasSlot = ({ path }: PageRoute) => slots.includes(path);
  return pages.sort((one, other) => Number(hasSlot(other)) - Number(hasSlot(one)));
}

/**
 * Runs a build in the live shell, beside the live remotes: every route must show, with data and without any, and
 * nothing of it may be seen elsewhere.
 * @returns one sentence for each fault
 */
export async function smokeTest(
  draft: Draft<RemoteBuildFile>,
  site: Site,
  { browser, ...options }: SmokeTestOptions & { browser: Browser },
): Promise<string[]> {
  const { file } = draft;
  const throwaway = await throwawaySite(draft, site);
  try {
    const neighbours = await pagesBeside(file, site);
    const faults = await tryOut({ ...options, browser, url: throwaway.url, file, neighbours });
    return await Promise.all(faults.map((fault) => inSources(fault, draft.dir)));
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
