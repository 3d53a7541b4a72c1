import type { Browser } from '@playwright/test';
import type { PageRoute } from '../../remote/declaration';
import { visitor } from './smoke-test';
import { closeTab, faultsOf, openTab, until } from './tab';

/** Runs in the page: the shell has drawn it, or told why it cannot. */
function isDrawn(): boolean {
  const faults = (Reflect.get(window, 'gateFaults') ?? []) as unknown[];
  // What came with the document stands in an element of its own until the scripts have drawn the same.
  const isDrawnByScripts = document.getElementById('page') === null;
  return faults.length > 0 || (isDrawnByScripts && document.querySelector('h1') !== null);
}

/** Opens the pages that are the shell's own. @returns one sentence for each that fails */
export async function visitOwnPages(
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
