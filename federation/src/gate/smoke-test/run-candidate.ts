import type { Browser } from '@playwright/test';
import { isOfShell, type RemoteBuildFile, type ShellBuildFile } from '../../registry/build-file';
import type { Draft } from '../../registry/store';
import type { PageRoute } from '../../remote/declaration';
import { currentBuilds, liveShells, type Site } from '../builds';
import { firstFaults } from './first-faults';
import { smokeTest } from './smoke-test';
import { closeTab, faultsOf, openTab, until } from './tab';
import { throwawaySite } from './throwaway-site';
import { visitor } from './visit';

/** Runs in the page: whether the shell has rendered it or reported a fault. */
function isDrawn(): boolean {
  const faults = (Reflect.get(window, 'gateFaults') ?? []) as unknown[];
  // Prerendered markup is in an element of its own until the scripts have rendered the same content.
  const isDrawnByScripts = document.getElementById('page') === null;
  return faults.length > 0 || (isDrawnByScripts && document.querySelector('h1') !== null);
}

/** Opens the shell's own pages. @returns one sentence for each page that fails */
async function visitOwnPages(
  browser: Browser,
  url: string,
  routes: readonly PageRoute[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const { path, access } of routes) {
    const context = await visitor({ browser, url }, access === 'public' ? undefined : 'broken');
    const tab = await openTab(context);
    try {
      await tab.page.goto(path, { waitUntil: 'commit' });
      const isThere = await until(tab, isDrawn, undefined);
      const [fault] = await faultsOf(tab, 'shell');
      if (fault) faults.push(`The shell throws when ${path} is opened: ${fault.message}`);
      else if (!isThere) faults.push(`The shell shows nothing on ${path}`);
    } catch (error) {
      faults.push(`The shell cannot show ${path}: ${(error as Error).message.split('\n', 1)[0]}`);
    } finally {
      await closeTab(tab);
      await context.close();
    }
  }
  return faults;
}

type OfShell = Draft<ShellBuildFile>;

/** The shell's own faults, and the first fault of each remote's pages under this shell by remote name. */
async function faultsUnder(
  shell: OfShell,
  site: Site,
  { browser, remotes }: { browser: Browser; remotes: readonly RemoteBuildFile[] },
): Promise<{ own: string[]; ofRemotes: Map<string, string> }> {
  const throwaway = await throwawaySite(shell, site);
  const { url } = throwaway;
  try {
    const [ofRemotes, own] = await Promise.all([
      firstFaults({ browser, url }, remotes, ['full', 'broken', undefined]),
      visitOwnPages(browser, url, shell.file.routes),
    ]);
    return { own, ofRemotes };
  } finally {
    await throwaway.close();
  }
}

/**
 * Runs a shell build with all live remotes: each of their routes must be shown under it with and without data and left
 * cleanly, and its own pages must be shown. Faults that the live shell has too do not count.
 */
async function tryShell(draft: OfShell, site: Site, browser: Browser): Promise<string[]> {
  const remotes = await currentBuilds(site.remotesDir);
  const { own, ofRemotes } = await faultsUnder(draft, site, { browser, remotes });
  const broken = remotes.filter(({ declaration }) => ofRemotes.has(declaration.name));
  const [live] = await liveShells(site).catch(() => []);
  const before =
    live && broken.length > 0
      ? await faultsUnder(live, site, { browser, remotes: broken })
      : undefined;
  const faults = [...ofRemotes].filter(([remote]) => !before?.ofRemotes.has(remote));
  return [...faults.map(([, fault]) => `Under this shell ${fault}`), ...own];
}

interface Run {
  browser: Browser;
  /** The only routes of a remote to open. Default: all. */
  routes?: readonly PageRoute[];
}

/** Runs a candidate build in a browser. @returns one sentence for each fault */
export function runCandidate(
  { dir, file }: Draft,
  site: Site,
  { browser, routes }: Run,
): Promise<string[]> {
  if (isOfShell(file)) return tryShell({ dir, file }, site, browser);
  const run = { browser, routes: routes ?? file.declaration.routes };
  return smokeTest({ dir, file }, site, run);
}
