import type { BrowserContext } from '@playwright/test';
import type { RemoteBuildFile } from '../../registry/build-file';
import type { PageRoute } from '../../remote/declaration';
import { closeTab, openTab } from './tab';
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

/**
 * Distributes all pairs of a route and one of its calls over as few documents as possible. A document keeps the data that
 * it has loaded, so a call can only fail in one where no route before has loaded its data.
 * @returns the steps of each document
 */
export function stepsByDocument({ byRoute, byShell }: PageCalls): Step[][] {
  const calls = [...byRoute].map(
    ([route, paths]) => [route, [...paths].filter((path) => !byShell.has(path))] as const,
  );
  const documents: { steps: Step[]; loaded: Set<string> }[] = [];
  for (const path of new Set(calls.flatMap(([, paths]) => paths))) {
    const asking = calls.filter(([, paths]) => paths.includes(path));
    let document = documents.find(({ loaded }) => !loaded.has(path));
    if (!document) documents.push((document = { steps: [], loaded: new Set() }));
    document.steps.push(...asking.map(([route]) => ({ route, path })));
    for (const other of asking.flatMap(([, paths]) => paths)) {
      if (other !== path) document.loaded.add(other);
    }
  }
  return documents.map(({ steps }) => steps);
}

/** Opens the routes of each document in one tab, until no document is left. @returns one sentence for each fault */
async function failInTurn(
  context: BrowserContext,
  file: RemoteBuildFile,
  documents: Step[][],
): Promise<string[]> {
  const faults: string[] = [];
  let tab = await openTab(context);
  for (let steps = documents.shift(); steps; steps = documents.shift()) {
    tab.used = false;
    for (const { route, path } of steps) {
      await tab.page.setExtraHTTPHeaders({ [failing]: path });
      const fault = await visit(tab, { file, route });
      if (!fault) continue;
      faults.push(`${fault} (when ${path} fails)`);
      await closeTab(tab);
      tab = await openTab(context);
    }
  }
  await closeTab(tab);
  return faults;
}

/** Opens each route once for each of its calls, while only that call fails. @returns one sentence for each fault */
export async function failOneByOne(
  context: BrowserContext,
  file: RemoteBuildFile,
  calls: PageCalls,
): Promise<string[]> {
  const documents = stepsByDocument(calls);
  // Each further tab would be a process that takes the processor from the others.
  const tabs = [1, 2].map(() => failInTurn(context, file, documents));
  return (await Promise.all(tabs)).flat();
}
