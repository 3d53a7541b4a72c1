import type { RemoteBuildFile } from '../../registry/build-file';
import type { PageRoute } from '../../remote/declaration';
import { ask, closeTab, openTab } from './tab';
import { failing } from './throwaway-site';
import { type TabPool, visit } from './visit';

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

/** A call, and the routes that make it. */
type Call = readonly [path: string, routes: readonly PageRoute[]];

/** Calls of the pages, without those of the shell. */
export function callsOf({ byRoute, byShell }: PageCalls): Call[] {
  const all = new Set([...byRoute.values()].flatMap((paths) => [...paths]));
  return [...all]
    .filter((path) => !byShell.has(path))
    .map((path) => [path, [...byRoute.keys()].filter((route) => byRoute.get(route)?.has(path))]);
}

/** Runs in the page: empties the cache of answers, as a change of the session does. */
const forgetAnswers = () => void dispatchEvent(new Event('authChange'));

/** Takes calls in one tab until none is left. @returns one sentence for each fault */
async function failInTurn(
  { context, free }: TabPool,
  file: RemoteBuildFile,
  calls: Call[],
): Promise<string[]> {
  const faults: string[] = [];
  let tab = free.pop() ?? (await openTab(context));
  /** Opens a route while the call fails. @returns whether it was made */
  const visitWithout = async (path: string, route: PageRoute): Promise<boolean> => {
    await tab.page.setExtraHTTPHeaders({ [failing]: path });
    tab.calls.clear();
    const fault = await visit(tab, { file, route });
    if (!fault) return tab.calls.has(path);
    faults.push(`${fault} (when ${path} fails)`);
    await closeTab(tab);
    tab = await openTab(context);
    return true;
  };
  for (let call = calls.shift(); call; call = calls.shift()) {
    const [path, routes] = call;
    const silent: PageRoute[] = [];
    for (const route of routes) {
      if (tab.used) await ask(tab, forgetAnswers, undefined);
      if (!(await visitWithout(path, route))) silent.push(route);
    }
    // The shell or a page has kept the answer: only in a new document is the call made again.
    if (silent.length > 0) tab.used = false;
    for (const route of silent) await visitWithout(path, route);
  }
  await closeTab(tab);
  return faults;
}

/** Up to so many calls fail in one tab; more take two. */
const few = 10;

/** Opens each route once for each of its calls, while only that call fails. @returns one sentence for each fault */
export async function failOneByOne(
  pool: TabPool,
  file: RemoteBuildFile,
  calls: PageCalls,
): Promise<string[]> {
  const queue = callsOf(calls);
  // Each further tab would be a process that takes the processor from the others.
  const tabs = queue.length > few ? [1, 2] : [1];
  return (await Promise.all(tabs.map(() => failInTurn(pool, file, queue)))).flat();
}
