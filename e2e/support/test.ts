import { expect, type Page, test as base } from '@playwright/test';
import { recordLayoutShifts } from './layout-shift';
import { type MailSink, startMailSink } from './mail';
import { type Site, startSite } from './site';
import { signUp, type Student } from './students';

export { axe, noHorizontalScroll, settled, touch } from './accessibility';
export { cls } from './layout-shift';
export { photograph, photographFile } from './photograph';
export { expect };

interface WorkerFixtures {
  /** Environment of the site; a file sets it by `test.use({ siteEnv: { DEMO: '0' } })`. */
  siteEnv: Record<string, string>;
  mail: MailSink;
  site: Site;
}

interface TestFixtures {
  /** What a page may say on its console although the test passes: `allowedErrors.push(/…/)`. */
  allowedErrors: RegExp[];
  watchedConsole: (page: Page) => void;
  /** A page of another browser, with cookies and storage of its own. */
  newVisitor: () => Promise<Page>;
  signedUpStudent: (page: Page, options?: { college?: string }) => Promise<Student>;
  /** Presses Logout. A call that is still on its way finds the session ended, and the browser says so. */
  logOut: (page: Page) => Promise<void>;
}

function watch(page: Page, errors: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(String(error.stack ?? error)));
}

/** A test on the real site. It fails when a page of it writes an error to its console. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteEnv: [{}, { option: true, scope: 'worker' }],

  mail: [
    async ({}, use) => {
      const mail = await startMailSink();
      await use(mail);
      await mail.close();
    },
    { scope: 'worker' },
  ],

  site: [
    async ({ mail, siteEnv }, use) => {
      const env = { SMTP_URL: mail.url, DEMO: '1', RATE_LIMITS: 'off', ...siteEnv };
      const site = await startSite({ env });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: ({ site }, use) => use(site.url),

  allowedErrors: ({}, use) => use([]),

  watchedConsole: [
    async ({ allowedErrors }, use) => {
      const errors: string[] = [];
      await use((page) => watch(page, errors));
      const unexpected = errors.filter(
        (text) => !allowedErrors.some((allowed) => allowed.test(text)),
      );
      expect(unexpected, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],

  page: async ({ page, watchedConsole }, use) => {
    watchedConsole(page);
    await recordLayoutShifts(page);
    await use(page);
  },

  newVisitor: async ({ browser, baseURL, watchedConsole }, use) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL });
      contexts.push(context);
      const page = await context.newPage();
      watchedConsole(page);
      await recordLayoutShifts(page);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },

  signedUpStudent: ({ mail }, use) =>
    use((page, options) => signUp(page.request, mail, options?.college)),

  logOut: ({ allowedErrors }, use) =>
    use((page) => {
      allowedErrors.push(/status of 401/);
      return page.getByRole('button', { name: 'Logout' }).click();
    }),
});
