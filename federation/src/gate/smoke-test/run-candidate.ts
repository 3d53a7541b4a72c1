import type { Browser } from '@playwright/test';
import { isOfShell, type RemoteBuildFile, type ShellBuildFile } from '../../registry/build-file';
import type { Draft } from '../../registry/store';
import { currentBuilds, liveShells, type Site } from '../builds';
import { smokeTest, tryOut } from './smoke-test';
import { throwawaySite } from './throwaway-site';
import { visitOwnPages } from './visit-own-pages';

type OfShell = Draft<ShellBuildFile>;

/** The first fault of each remote's pages under a shell, by the remote's name. */
async function faultsUnder(
  shell: OfShell,
  site: Site,
  { browser, remotes }: { browser: Browser; remotes: readonly RemoteBuildFile[] },
): Promise<{ own: string[]; ofRemotes: Map<string, string> }> {
  const throwaway = await throwawaySite(shell, site);
  const { url } = throwaway;
  const ofRemotes = new Map<string, string>();
  try {
    for (const file of remotes) {
      const [fault] = await tryOut({ browser, url, file, firstFault: true, neighbours: [] });
      if (fault) ofRemotes.set(file.declaration.name, fault);
    }
    return { own: await visitOwnPages(browser, url, shell.file.routes), ofRemotes };
  } finally {
    await throwaway.close();
  }
}

/**
 * Runs a build of the shell with all live remotes: every route of theirs must show under it and be left cleanly, and
 * its own pages must show. What is broken under the live shell too is not held against it.
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

/** Runs a build that asks to go live, in a browser. @returns one sentence for each fault */
export function runCandidate(
  { dir, file }: Draft,
  site: Site,
  browser: Browser,
): Promise<string[]> {
  return isOfShell(file)
    ? tryShell({ dir, file }, site, browser)
    : smokeTest({ dir, file }, site, { browser });
}
