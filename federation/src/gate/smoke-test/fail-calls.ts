import type { BrowserContext } from '@playwright/test';
import type { RemoteBuildFile } from '../../registry/build-file';
import type { PageRoute } from '../../remote/declaration';
import { ask, closeTab, openTab, type Tab } from './tab';
import { failing } from './throwaway-site';
import { visit } from './visit';

/** The calls that pages make. */
export interface PageCalls {
  /** Paths by the route that asks for them. */
  byRoute: Map<PageRoute, Set<string>>;
  /** Paths that the shell asks for on its own page. */
  byShell: Set<string>;
}

export const noCalls = (): PageCalls => ({ byRoute: new Map(), byShell: new Set() });

/** Public routes are left out: they are opened by visitors, who make hardly any call. */
export function noteCalls({ byRoute }: PageCalls, route: PageRoute, paths: Iterable<string>): void {
  if (route.access === 'public') return;
  byRoute.set(route, new Set([...(byRoute.get(route) ?? []), ...paths]));
}

/** A route that is opened while one call fails. */
interface Step {
  route: PageRoute;
  path: string;
}

/** All pairs of a route and one of its calls. */
export const stepsOf = ({ byRoute, byShell }: PageCalls): Step[] =>
  [...byRoute].flatMap(([route, paths]) =>
    [...paths].filter((path) => !byShell.has(path)).map((path) => ({ route, path })),
  );

/** Runs in the page: answers are kept for one student, so that a change of the session empties the cache. */
const forgetAnswers = () => void dispatchEvent(new Event('authChange'));

/** Opens a route while one of its calls fails. @returns a sentence with the fault, or undefined */
async function visitWithout(
  tab: Tab,
  { route, path }: Step,
  file: RemoteBuildFile,
): Promise<string | undefined> {
  const isFirst = !tab.used;
  if (!isFirst) await ask(tab, forgetAnswers, undefined);
  tab.calls.clear();
  await tab.page.setExtraHTTPHeaders({ [failing]: path });
  const fault = await visit(tab, { file, route });
  if (fault || isFirst || tab.calls.has(path)) return fault;
  // The page has kept the answer itself: only in a new document is the call made again.
  tab.used = false;
  return visit(tab, { file, route });
}

/** Takes steps in one tab until none is left. @returns one sentence for each fault */
async function failInTurn(
  context: BrowserContext,
  file: RemoteBuildFile,
  steps: Step[],
): Promise<string[]> {
  const faults: string[] = [];
  let tab = await openTab(context);
  for (let step = steps.shift(); step; step = steps.shift()) {
    const fault = await visitWithout(tab, step, file);
    if (!fault) continue;
    faults.push(`${fault} (when ${step.path} fails)`);
    await closeTab(tab);
    tab = await openTab(context);
  }
  await closeTab(tab);
  return faults;
}

/** Up to so many steps are taken in one tab; more take two. */
const few = 10;

/** Opens each route once for each of its calls, while only that call fails. @returns one sentence for each fault */
export async function failOneByOne(
  context: BrowserContext,
  file: RemoteBuildFile,
  calls: PageCalls,
): Promise<string[]> {
  const steps = stepsOf(calls);
  // Each further tab would be a process that takes the processor from the others.
  const tabs = steps.length > few ? [1, 2] : [1];
  return (await Promise.all(tabs.map(() => failInTurn(context, file, steps)))).flat();
}
