import { expect, type Page, test as base, type TestInfo } from '@playwright/test';
import { type MailSink, startMailSink } from './mail';
import { keepLive, type Site, startSite } from './site';
import { signUp, type Student } from './students';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    layoutShifts?: { observer: PerformanceObserver; entries: Shift[] };
  }
}

/** Records, from the first paint of every document on, layout shifts not caused by the visitor. */
async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const entries: Shift[] = [];
    const observer = new PerformanceObserver((list) =>
      entries.push(...(list.getEntries() as Shift[])),
    );
    observer.observe({ type: 'layout-shift', buffered: true });
    window.layoutShifts = { observer, entries };
  });
}

/**
 * The page's cumulative layout shift: its worst session of shifts (at most 1 s apart, at most 5 s long),
 * as browsers report it. Counted since the document was loaded.
 */
export async function cls(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => {
    const recorded = window.layoutShifts;
    if (!recorded) throw new Error('Layout shifts are not recorded on this page.');
    recorded.entries.push(...(recorded.observer.takeRecords() as Shift[]));
    return recorded.entries
      .filter((entry) => !entry.hadRecentInput)
      .map(({ startTime, value }) => ({ startTime, value }));
  });
  let [worst, session, first, last] = [0, 0, -Infinity, -Infinity];
  for (const { startTime, value } of shifts) {
    if (startTime - last > 1000 || startTime - first > 5000) [session, first] = [0, startTime];
    session += value;
    last = startTime;
    worst = Math.max(worst, session);
  }
  return worst;
}

export { axe, axeEverywhere, moveOver, fitsNarrowScreen, settled, touch } from './accessibility';
export { photograph, photographFile } from './photograph';
export { expect };

/** The public pages besides the landing page and those of an account. */
export const informationPages = [
  '/colleges',
  '/about',
  '/developers',
  '/contact',
  '/privacy',
  '/privacy-policy',
  '/disclaimer',
];

interface WorkerFixtures {
  /** Environment of the site; a file sets it by `test.use({ siteEnv: { DEMO: '0' } })`. */
  siteEnv: Record<string, string>;
  mail: MailSink;
  site: Site;
}

interface TestOptions {
  /** Whether an opened page counts as loaded only when its scripts have taken over the prerendered document. */
  takesOver: boolean;
}

interface TestFixtures {
  liveAsBefore: void;
  /** Console messages permitted in a passing test: `allowedErrors.push(/…/)`. */
  allowedErrors: RegExp[];
  /** Prepares a page for a test. */
  watched: (page: Page) => Promise<void>;
  /** A page of another browser, with its own cookies and storage. */
  newVisitor: () => Promise<Page>;
  signedUpStudent: (page: Page, options?: { college?: string }) => Promise<Student>;
  /** Presses Logout. A pending call then finds the session ended, and the browser reports it. */
  logOut: (page: Page) => Promise<void>;
}

function watch(page: Page, errors: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) =>
    errors.push(`${error.name}: ${error.message}\n${error.stack ?? ''}`),
  );
}

/** Until its scripts have taken over, counting or scrolling applies to the prerendered copy of a student's page. */
function waitForScripts(page: Page): void {
  const prerendered = page.locator('html[data-student] #page, #page:has(template[data-page])');
  const open = page.goto.bind(page);
  const reload = page.reload.bind(page);
  Object.assign(page, {
    goto: async (...asked: Parameters<Page['goto']>) => {
      const answer = await open(...asked);
      // Tests that do not wait for the page to load check the state before it.
      if (asked[1]?.waitUntil === undefined) await expect(prerendered).toHaveCount(0);
      return answer;
    },
    reload: async (...asked: Parameters<Page['reload']>) => {
      const answer = await reload(...asked);
      await expect(prerendered).toHaveCount(0);
      return answer;
    },
  });
}

/** Whether a page still answers and paints. */
async function describeState(page: Page): Promise<string> {
  const frames = page.evaluate(async () => {
    let count = 0;
    const next = () => {
      count += 1;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    await new Promise((done) => setTimeout(done, 1000));
    const motions = document.getAnimations().map(({ playState }) => playState);
    return `${document.visibilityState}, ${count} frames in a second, animations: ${motions.join(', ')}`;
  });
  const silence = new Promise<string>((resolve) => setTimeout(resolve, 5000, 'busy for 5 seconds'));
  return Promise.race([frames.catch(String), silence]);
}

/** Adds the state of its pages to the report of a test that took too long. */
async function explainTimeout(info: TestInfo, pages: readonly Page[]): Promise<void> {
  if (info.status !== 'timedOut') return;
  for (const page of pages) {
    await info.attach(page.url(), { body: await describeState(page), contentType: 'text/plain' });
  }
}

/** A test on the real site. It fails if one of its pages writes an error to the console. */
export const test = base.extend<TestFixtures & TestOptions, WorkerFixtures>({
  takesOver: [true, { option: true }],

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

  // The worker owns the site: the next test must find the same live builds as this one.
  liveAsBefore: [
    async ({ site }, use) => {
      const restore = await keepLive(site);
      await use();
      await restore();
    },
    { auto: true },
  ],

  baseURL: ({ site }, use) => use(site.url),

  allowedErrors: ({}, use) => use([]),

  watched: [
    async ({ allowedErrors, takesOver }, use) => {
      const errors: string[] = [];
      await use(async (page) => {
        watch(page, errors);
        if (takesOver) waitForScripts(page);
        await recordLayoutShifts(page);
      });
      const unexpected = errors.filter(
        (text) => !allowedErrors.some((allowed) => allowed.test(text)),
      );
      expect(unexpected, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],

  page: async ({ page, watched }, use, info) => {
    await watched(page);
    await use(page);
    await explainTimeout(info, [page]);
  },

  newVisitor: async ({ browser, baseURL, watched }, use, info) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL });
      contexts.push(context);
      const page = await context.newPage();
      await watched(page);
      return page;
    });
    await explainTimeout(
      info,
      contexts.flatMap((context) => context.pages()),
    );
    await Promise.all(contexts.map((context) => context.close()));
  },

  signedUpStudent: ({ mail }, use) =>
    use((page, options) => signUp(page.request, mail, options?.college)),

  logOut: ({ allowedErrors }, use) =>
    use(async (page) => {
      allowedErrors.push(/status of 401/);
      const button = page.getByRole('button', { name: 'Logout' }).first();
      // On phones it is in the menu.
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      await button.or(menu).first().waitFor();
      if (!(await button.isVisible())) await menu.click();
      await button.click();
    }),
});
