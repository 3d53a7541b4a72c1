import type { BrowserContext, Page } from '@playwright/test';
import { goWithin, pageOf, remoteNames } from './federation';
import { expect } from './test';

/** Answers that no tab may get, in order of arrival. */
export function watchAnswers(context: BrowserContext): string[] {
  const failed: string[] = [];
  context.on('response', (answer) => {
    if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
  });
  return failed;
}

const filesIn = (document: string): string[] => [
  ...new Set([...document.matchAll(/(?:src|href)="(\/(?:s|r)\/[^"]+)"/g)].map(([, file]) => file!)),
];

/** Requests pages, the registry, and every file referenced by a page, one after the other, until stopped. */
export function callWithoutPause(url: string) {
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
export async function walkWithin(page: Page): Promise<void> {
  for (const remote of remoteNames) {
    await goWithin(page, pageOf[remote]);
    const shown = page.locator(`[data-remote="${remote}"][data-build]`);
    await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
  }
}

/** The build of the shell in a document. */
export async function shellIn(page: Page, address = '/about'): Promise<string> {
  await page.goto(address);
  const script = await page.locator('script[src^="/s/"]').first().getAttribute('src');
  return script?.split('/')[2] ?? '';
}
