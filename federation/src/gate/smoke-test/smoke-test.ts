import type { RemoteBuildFile } from '../../registry/build-file';
import type { Draft } from '../../registry/store';
import type { PageRoute } from '../../remote/declaration';
import { liveBuilds, type Site } from '../builds';
import type { Baseline } from './checks';
import { inSources } from '../../build/source-positions';
import { begin, exerciseRoute, useRoute } from './exercise-route';
import { exerciseWidgets, showWidgets, visitWidgets } from './exercise-widgets';
import { type PageCalls, failOneByOne, noteCalls, noCalls } from './fail-calls';
import { type DataSet, throwawaySite } from './throwaway-site';
import { closeTab, openTab, type Tab } from './tab';
import {
  changeStudent,
  phone,
  type Place,
  type TabPool,
  type Visit,
  visit,
  visitEach,
  visitOffline,
  visitor,
  visitsAs,
  withTabs,
} from './visit';

interface Trial extends Place {
  file: RemoteBuildFile;
  /** The routes to open. */
  routes: readonly PageRoute[];
  /** Pages of the other remotes. */
  neighbours: readonly PageRoute[];
  /** Calls of the pages for students. */
  calls: PageCalls;
  /** Called once a student with data has opened a route, so that its calls are known. */
  opened: (route: PageRoute) => void;
}

/** Routes that one kind of visitor opens. Each free tab takes the next one from the front. */
interface Round extends TabPool {
  trial: Trial;
  queue: Visit[];
  /** Whether the visitor is not signed in. */
  isGuest: boolean;
}

type Way = (round: Round) => Promise<string[]>;

const useAll: Way = (round) => visitEach(round, useRoute);

/** Checks hydration of prerendered pages on the first route only. It reads the queue before other tabs take from it. */
const visitFirst: Way = (round) => visitEach({ ...round, queue: round.queue.slice(0, 1) }, visit);

const visitOfflineToo: Way = (round) =>
  visitEach(round, async (tab, visited) => {
    tab.calls.clear();
    const fault = await visit(tab, visited);
    noteCalls(round.trial.calls, visited.route, tab.calls);
    return fault ?? visitOffline(tab, visited);
  });

/** Up to so many routes are tried in one tab; more take two. */
const few = 3;

/** Runs the full check for routes in one tab until the queue is empty, like `useAll`. */
async function liveAll({ trial, context, queue, isGuest }: Round): Promise<string[]> {
  const { declaration } = trial.file;
  // A visitor is sent away from students' pages, and a student from the landing page.
  const neighbours = trial.neighbours
    .filter(({ access, path }) => (isGuest ? access === 'public' : path !== '/'))
    .map(({ path }) => path);
  const faults: string[] = [];
  let present: { tab: Tab; baseline: Baseline } | undefined;
  for (let visited = queue.shift(); visited; visited = queue.shift()) {
    const { route } = visited;
    if (!present) {
      const tab = await openTab(context);
      present = { tab, baseline: await begin(tab, declaration) };
      for (const path of tab.calls) trial.calls.byShell.add(path);
    }
    const { tab } = present;
    tab.calls.clear();
    const opened = () => {
      noteCalls(trial.calls, route, tab.calls);
      trial.opened(route);
    };
    const found = await exerciseRoute({ ...present, visited, stops: neighbours, opened });
    trial.opened(route);
    faults.push(...found);
    if (found.length === 0) continue;
    await closeTab(present.tab);
    present = undefined;
  }
  if (present) await closeTab(present.tab);
  return faults;
}

/** The pages with slots that a remote's widgets fill. */
function slotPages({ file, neighbours }: Trial): string[] {
  const { routes, widgets } = file.declaration;
  const there = [...neighbours, ...routes].map(({ path }) => path);
  const slots = widgets.map(({ slot }) => `/${slot}`).filter((path) => there.includes(path));
  return [...new Set(slots)];
}

/** Opens each page with a slot in a tab of its own. */
const withWidgets =
  (look: typeof showWidgets): Way =>
  async ({ trial, context }) => {
    const faults = slotPages(trial).map(async (path) => {
      const tab = await openTab(context);
      const found = await look({ tab, file: trial.file, path });
      await closeTab(tab);
      return found;
    });
    return (await Promise.all(faults)).flat();
  };

const showAll = withWidgets(showWidgets);

const liveWidgets = withWidgets(async (place) =>
  exerciseWidgets(place, await begin(place.tab, place.file.declaration)),
);

async function loadWidgets({ trial: { file }, context }: Round): Promise<string[]> {
  const [route] = file.declaration.routes;
  if (!route || file.declaration.widgets.length === 0) return [];
  const tab = await openTab(context);
  // The fault of this page is reported elsewhere. Without the page no container is loaded.
  const fault = await visit(tab, { file, route });
  const faults = fault ? [] : await visitWidgets(tab, file);
  await closeTab(tab);
  return faults;
}

/** If several routes have the same fault, only the first is reported. */
function distinct(faults: readonly string[]): string[] {
  const causes = new Map<string, string>();
  for (const fault of faults) {
    const cause = fault.replace(/ \/\S*/, '');
    if (!causes.has(cause)) causes.set(cause, fault);
  }
  return [...causes.values()];
}

/** Runs one kind of visitor; each of the `ways` uses its own tab. */
async function visitAs(
  trial: Trial,
  dataSet: DataSet | undefined,
  { ways, ...pool }: TabPool & { ways: readonly Way[] },
) {
  const isGuest = dataSet === undefined;
  // Students open public pages too, and their calls may fail there.
  const isWhole = trial.routes.length === trial.file.declaration.routes.length;
  const isAll = dataSet === 'broken' || (dataSet === 'empty' && isWhole);
  const guests = isAll ? visitsAs(undefined, [trial.file]) : [];
  const visits = [...visitsAs(dataSet, [trial.file]), ...guests];
  const queue = visits.filter(({ route }) => trial.routes.includes(route));
  if (queue.length === 0 && !ways.includes(liveWidgets)) return [];
  const faults = await Promise.all(ways.map((way) => way({ trial, ...pool, queue, isGuest })));
  return faults.flat();
}

/** Runs a visitor with a desktop's window. */
const asVisitor = async (trial: Trial, dataSet: DataSet | undefined, ways: readonly Way[]) =>
  withTabs(await visitor(trial, dataSet), (pool) => visitAs(trial, dataSet, { ...pool, ways }));

/** Runs students with different data, one after the other. @returns the faults of each */
const inTurn = async (trial: Trial, turns: readonly (readonly [DataSet, readonly Way[]])[]) =>
  withTabs(await visitor(trial, 'full', phone), async (pool) => {
    const faults: string[][] = [];
    for (const [dataSet, ways] of turns) {
      await changeStudent(pool, dataSet, trial.url);
      faults.push(await visitAs(trial, dataSet, { ...pool, ways }));
    }
    return faults;
  });

/** Records which of a student's routes are open. @returns a promise that resolves once all are */
function followOpened(routes: readonly PageRoute[]): [Promise<void>, Trial['opened']] {
  const closed = new Set(routes.filter(({ access }) => access !== 'public'));
  let allOpen = (): void => undefined;
  const opened = new Promise<void>((resolve) => (allOpen = resolve));
  const note = (route: PageRoute) => {
    if (closed.delete(route) && closed.size === 0) allOpen();
  };
  return [opened, note];
}

/** Checks routes of a remote on a site, and its widgets if all are checked. @returns one sentence for each fault */
async function tryOut(given: Omit<Trial, 'opened'>): Promise<string[]> {
  const [allOpened, opened] = followOpened(given.routes);
  const trial = { ...given, opened };
  const { routes } = trial.file.declaration;
  const lives = trial.routes.length > few ? [liveAll, liveAll] : [liveAll];
  // Widgets are loaded by a visitor who may open the remote's first page, which is public or not.
  const isPublic = routes[0]?.access === 'public';
  const beside = new Set(trial.neighbours.map(({ path }) => path));
  const isUnseen = trial.file.declaration.widgets.some(({ slot }) => !beside.has(`/${slot}`));
  // Students who open its pages also see its widgets in their slots.
  const isWhole = trial.routes.length === routes.length;
  const asks = isWhole && (isUnseen || routes.every(({ access }) => access === 'public'));
  const hasSlots = isWhole && slotPages(trial).length > 0;
  const shows = hasSlots ? [showAll] : [];
  const widgets = (isGuest: boolean) => (asks && isPublic === isGuest ? [loadWidgets] : []);
  const full = asVisitor(trial, 'full', hasSlots ? [...lives, liveWidgets] : lives);
  /** Each call fails by itself, once it is known which calls the pages make. */
  const failEach: Way = async ({ context, free }) => {
    await Promise.race([full, allOpened]);
    return failOneByOne({ context, free }, trial.file, trial.calls);
  };
  const failing = async () => {
    const [others = [], singly = []] = await inTurn(trial, [
      ['broken', [visitOfflineToo, ...shows, ...widgets(false)]],
      ['full', [failEach]],
    ]);
    const found = [...(await full), ...others];
    // A page that throws anyway also throws when a call fails.
    return [...found, ...singly.filter((fault) => !found.some((known) => fault.startsWith(known)))];
  };
  // What a page starts may fail only on the next one. Those that stay long enough on each page are first, as the
  // first sentence about a fault is the one that is kept.
  const kinds = [
    asVisitor(trial, undefined, [visitFirst, ...lives, ...widgets(true)]),
    failing(),
    inTurn(trial, [
      ['empty', [useAll, ...shows]],
      ['staff', [useAll]],
    ]),
  ];
  return distinct((await Promise.all(kinds)).flat(2));
}

/** Pages of the other remotes: a public one for visitors and one for students, one of students, and those with a slot that the remote fills. */
async function pagesBeside({ declaration }: RemoteBuildFile, site: Site): Promise<PageRoute[]> {
  const others = await liveBuilds(site.remotesDir, declaration.name);
  const slots = declaration.widgets.map(({ slot }) => `/${slot}`);
  const pages = others.flatMap(({ declaration: { routes } }) => {
    const plain = routes.filter(({ path }) => !path.includes(':'));
    const publics = plain.filter(({ access }) => access === 'public');
    const firsts = [
      publics[0],
      publics.find(({ path }) => path !== '/'),
      plain.find(({ access }) => access !== 'public'),
    ];
    return plain.filter((route) => firsts.includes(route) || slots.includes(route.path));
  });
  const hasSlot = ({ path }: PageRoute) => slots.includes(path);
  return pages.sort((one, other) => Number(hasSlot(other)) - Number(hasSlot(one)));
}

/**
 * Runs a build in the live shell, beside the live remotes: each of the routes must be shown, with and without data,
 * and must not affect other pages.
 * @returns one sentence for each fault
 */
export async function smokeTest(
  draft: Draft<RemoteBuildFile>,
  site: Site,
  { browser, routes }: Pick<Trial, 'browser' | 'routes'>,
): Promise<string[]> {
  const { file } = draft;
  if (routes.length === 0) return [];
  const throwaway = await throwawaySite(draft, site);
  try {
    const neighbours = await pagesBeside(file, site);
    const place = { browser, url: throwaway.url };
    const faults = await tryOut({ ...place, file, routes, neighbours, calls: noCalls() });
    return await Promise.all(faults.map((fault) => inSources(fault, draft.dir)));
  } finally {
    await throwaway.close();
  }
}
