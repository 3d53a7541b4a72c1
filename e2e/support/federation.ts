import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteBuildFile, ShellBuildFile } from '@campus/federation/registry';
import { expect, type Page, test as base } from '@playwright/test';
import { root } from './process';
import { type StaticSite, startStaticSite } from './static-site';

/** The folders of all remotes. */
export const remoteNames: readonly string[] = readdirSync(root).filter((name) =>
  name.startsWith('mfe-'),
);

function readBuild(remote: string): RemoteBuildFile {
  return JSON.parse(readFileSync(path.join(root, remote, 'dist/remote.json'), 'utf8'));
}

/** Metadata written by the build of a remote. */
export const buildOf = async (remote: string): Promise<RemoteBuildFile> => readBuild(remote);

/** One leads students elsewhere, the other shows widgets of other remotes. */
const special = ['/', '/dashboard'];

/** The first ordinary page of a remote that needs no parameter. */
export function pageOf(remote: string): string {
  const { routes } = readBuild(remote).declaration;
  const route = routes.find(({ path }) => !path.includes(':') && !special.includes(path));
  if (!route) throw new Error(`${remote} has no page that opens without a parameter`);
  return route.path;
}

/** Metadata written by the build of the shell. */
export async function shellBuild(): Promise<ShellBuildFile> {
  const file: ShellBuildFile = JSON.parse(
    await readFile(path.join(root, 'shell/dist/shell.json'), 'utf8'),
  );
  return file;
}

/** A test on the built pages and remotes only, in a signed-in browser. */
export const test = base.extend<object, { built: StaticSite }>({
  built: [
    async ({}, use) => {
      const site = await startStaticSite(remoteNames);
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ built }, use) => use(built.url),
  page: async ({ page, built }, use) => {
    built.heal();
    await page.addInitScript(() => localStorage.setItem('isAuthenticated', 'true'));
    await use(page);
    built.heal();
    await built.restore();
  },
});

/** The error card that names the missing part. */
async function cardOf(page: Page, remote: string) {
  const { title } = (await buildOf(remote)).declaration;
  return page.getByRole('alert').filter({ hasText: `${title} is not available` });
}

/** Opens a remote's page. A hanging file delays the document's events, not the page. */
export async function open(page: Page, remote: string): Promise<void> {
  await page.goto(pageOf(remote), { waitUntil: 'commit' });
}

/** The heading of the remote's page. */
const headingOf = (page: Page, remote: string) =>
  page.locator(`[data-remote="${remote}"]`).getByRole('heading', { level: 1 });

export async function expectShown(page: Page, remote: string): Promise<void> {
  await expect(headingOf(page, remote)).toBeVisible();
  await expect(await cardOf(page, remote)).toHaveCount(0);
}

export async function expectMissing(page: Page, remote: string): Promise<void> {
  await expect(await cardOf(page, remote)).toBeVisible();
  await expect(headingOf(page, remote)).toHaveCount(0);
}

export async function retry(page: Page, remote: string): Promise<void> {
  const card = await cardOf(page, remote);
  await card.getByRole('button', { name: 'Retry' }).click();
}

/** Navigates to a page of the site without reloading the document, as a link does. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}
