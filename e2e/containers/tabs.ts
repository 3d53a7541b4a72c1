import assert from 'node:assert/strict';
import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../scripts/lib/machine';
import { isTheSameTab } from '../support/open-tab';
import { openTab, visitEveryRemote, watchAnswers } from '../support/shell-release';
import type { SignIn } from './calls';

/** A signed-in student's browser, whose tabs stay open while releases come and go. */
export async function openBrowser(url: string, { first: email, password }: SignIn) {
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const context = await browser.newContext({ baseURL: url });
  const failed = watchAnswers(context);
  const signedIn = await context.request.post('/api/auth/login', { data: { email, password } });
  assert.ok(signedIn.ok(), await signedIn.text());
  const tabs: Page[] = [];
  return {
    /** Opens a tab on what is live now. */
    async open() {
      tabs.push(await openTab(await context.newPage(), 'mfe-feed'));
    },
    /** Visits a page of each remote in every tab. */
    visit: () => Promise.all(tabs.map(visitEveryRemote)),
    /** What has failed in them so far, and which of them were reloaded. */
    async faults(): Promise<string[]> {
      const same = await Promise.all(tabs.map(isTheSameTab));
      return [...failed, ...same.flatMap((is, at) => (is ? [] : [`tab ${at} was reloaded`]))];
    },
    close: () => browser.close(),
  };
}
