import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ShellBuildFile } from '@campus/federation/registry';
import type { BrowserContext, Page, Response } from '@playwright/test';
import { goWithin, pageOf, remoteNames } from './federation';
import { root } from './process';
import { integrityOf } from './remote-builds';

/** Changes the text of a file of the build, by its path. */
type EditFile = (text: string, file: string) => string;

const isText = /\.(?:js|css|html|webmanifest|cjs)$/;

interface ShellChanges {
  /** The folder of the build; default: the current one. */
  from?: string;
  edit?: EditFile;
  /** Changes its description. */
  change?: (file: ShellBuildFile) => ShellBuildFile;
}

/**
 * Another build of the shell without running a build: an existing one under another name, which is used in its
 * addresses. Returns its folder.
 */
export async function renamedShell(
  build: string,
  { from = path.join(root, 'shell/dist'), edit = (text) => text, change }: ShellChanges = {},
): Promise<string> {
  const present: ShellBuildFile = JSON.parse(await readFile(path.join(from, 'shell.json'), 'utf8'));
  const dir = path.join(await mkdtemp(path.join(tmpdir(), 'campus-shell-')), 'dist');
  await cp(from, dir, { recursive: true });
  const { assets, composed = [] } = present;
  const hashes = new Map<string, string>();
  const renewed = async <F extends { path: string; integrity: string }>(file: F): Promise<F> => {
    const place = path.join(dir, file.path);
    if (isText.test(file.path)) {
      const text = (await readFile(place, 'utf8')).replaceAll(present.build, build);
      // The document contains the hashes of its inline scripts.
      const stated = text.replaceAll(/sha384-[\w+/=]+/g, (hash) => hashes.get(hash) ?? hash);
      await writeFile(place, edit(stated, file.path));
      await Promise.all(['.br', '.gz'].map((ending) => rm(place + ending, { force: true })));
    }
    const integrity = integrityOf(await readFile(place));
    hashes.set(file.integrity, integrity);
    return { ...file, integrity };
  };
  const file = {
    ...present,
    build,
    assets: await Promise.all(assets.map(renewed)),
    composed: await Promise.all(composed.map(renewed)),
  };
  await writeFile(path.join(dir, 'shell.json'), JSON.stringify(change?.(file) ?? file));
  return dir;
}

/** Pages cancel what they no longer need, and containers that come and go change the network of this machine. */
const harmless = ['net::ERR_ABORTED', 'net::ERR_NETWORK_CHANGED'];

/** A polling connection ends with the process that held it: any other answers 400, and the client connects anew. */
const isEndedConnection = (answer: Response) =>
  answer.status() === 400 && /\/socket\.io\/\?.*\bsid=/.test(answer.url());

/** Answers that no tab may get, and requests without one, in order of arrival. */
export function watchAnswers(context: BrowserContext): string[] {
  const failed: string[] = [];
  context.on('response', (answer) => {
    if (answer.status() < 400 || isEndedConnection(answer)) return;
    failed.push(`${answer.status()} ${answer.url()}`);
  });
  context.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    if (!harmless.includes(errorText)) failed.push(`${errorText} ${request.url()}`);
  });
  return failed;
}

const filesIn = (document: string): string[] => [
  ...new Set([...document.matchAll(/(?:src|href)="(\/(?:s|r)\/[^"]+)"/g)].map(([, file]) => file!)),
];

/** Requests pages, the registry, and every file referenced by a page, one after the other, until stopped. */
export function callContinuously(url: string) {
  const failed: string[] = [];
  let count = 0;
  let running = true;
  const ask = async (path: string): Promise<string> => {
    count += 1;
    const answer = await fetch(url + path).catch((error: unknown) => String(error));
    if (typeof answer === 'string') failed.push(`${answer} ${path}`);
    else if (answer.status !== 200) failed.push(`${answer.status} ${path}`);
    else return answer.text();
    return '';
  };
  const ended = (async () => {
    while (running) {
      for (const page of ['/', '/dashboard', '/login']) {
        for (const file of filesIn(await ask(page))) await ask(file);
        await ask('/registry.json');
        await ask('/sw.js');
        await ask('/api/colleges');
      }
    }
  })();
  return {
    /** @returns the failures and the number of calls */
    async end() {
      running = false;
      await ended;
      return { failed, count };
    },
  };
}

/** Navigates to a page of each remote without reloading the document. */
export async function visitEveryRemote(page: Page): Promise<void> {
  for (const remote of remoteNames) {
    await goWithin(page, pageOf(remote));
    const shown = page.locator(`[data-remote="${remote}"][data-build]`);
    await shown.getByRole('heading', { level: 1 }).waitFor();
  }
}

/** Opens a page of a remote, in a tab whose later reload `isTheSameTab` notices. */
export async function openTab(tab: Page, remote: string): Promise<Page> {
  await tab.goto(pageOf(remote));
  await tab.locator(`[data-remote="${remote}"][data-build] h1`).waitFor();
  await tab.evaluate(() => Reflect.set(window, 'opened', true));
  return tab;
}

/** A tab for each remote, opened on its page in the browser of another page. */
export async function openTabs(page: Page, watched: (tab: Page) => Promise<void>): Promise<Page[]> {
  const opening = remoteNames.map(async (remote) => {
    const tab = await page.context().newPage();
    await watched(tab);
    return openTab(tab, remote);
  });
  return Promise.all(opening);
}

/** The build of the shell in a newly loaded document. */
export async function shellBuildIn(page: Page): Promise<string> {
  await page.goto('/about');
  const script = await page.locator('script[src^="/s/"]').first().getAttribute('src');
  return script?.split('/')[2] ?? '';
}
