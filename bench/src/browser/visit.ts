import { setTimeout as after } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
  Response,
} from '@playwright/test';

/** The cost of a first visit until the page is idle. Sizes in bytes. */
export interface Cost {
  /** Requests except pictures: kind, size after brotli in bytes, address. */
  readonly requests: readonly string[];
  /** Requests that started before the content was shown. */
  readonly before: number;
  readonly scripts: number;
  readonly styles: number;
  /** Scripts and styles after brotli at its best. */
  readonly code: number;
  readonly document: number;
}

/** Milliseconds from the start of the navigation. */
export interface Times {
  readonly paint: number;
  readonly content: number;
  /** Most requests that waited for each other, the document included, of those that ended before the content. */
  readonly chain: number;
}

export interface Target {
  readonly url: string;
  /** A selector of the page's main content: a card of a list, a conversation. */
  readonly content: string;
  /** Cookie of a student, as a header; without it the visitor has no session. */
  readonly cookie?: string;
}

const quiet = 1_500;

/** A separate browser for one visit. */
export async function visitor(
  browser: Browser,
  { url, cookie }: Target,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    ...options,
  });
  if (!cookie) return context;
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: new URL(url).origin }]);
  await context.addInitScript(() => localStorage.setItem('isAuthenticated', 'true'));
  return context;
}

/** Resolves when there have been no requests for a moment. */
export async function whenQuiet(page: Page): Promise<void> {
  let last = Date.now();
  let open = 0;
  page.on('request', () => {
    open += 1;
    last = Date.now();
  });
  const ended = () => {
    open -= 1;
    last = Date.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  await page.waitForLoadState('load');
  while (open > 0 || Date.now() - last < quiet) await after(100);
}

const compressed = (body: Buffer): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const isCounted = (url: string): boolean => /^https?:/.test(url) && !url.includes('/socket.io/');

/** Counts the requests of a first visit, on a fast connection. */
export async function costOf(browser: Browser, target: Target): Promise<Cost> {
  const context = await visitor(browser, target);
  const page = await context.newPage();
  const responses: Response[] = [];
  let begun = 0;
  page.on('response', (response) => responses.push(response));
  page.on('request', (request) => {
    if (isCounted(request.url())) begun += 1;
  });
  const settling = whenQuiet(page);
  await page.goto(target.url, { waitUntil: 'commit' });
  await page.waitForSelector(target.content);
  const before = begun;
  await settling;
  const sizes = { script: 0, stylesheet: 0, document: 0 };
  const files = { script: 0, stylesheet: 0, document: 0 };
  const requests: string[] = [];
  for (const response of responses) {
    if (!isCounted(response.url())) continue;
    const kind = response.request().resourceType();
    if (kind === 'image') continue;
    const size = compressed(await response.body());
    requests.push(
      `${kind.padEnd(10)} ${String(size).padStart(6)} ${new URL(response.url()).pathname}`,
    );
    if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'document') continue;
    sizes[kind] += size;
    files[kind] += 1;
  }
  await context.close();
  return {
    requests,
    before,
    scripts: files.script,
    styles: files.stylesheet,
    code: sizes.script + sizes.stylesheet,
    document: sizes.document,
  };
}

/** A device on a line: bits per second, milliseconds, times slower than this machine. */
export interface Device {
  readonly down: number;
  readonly up: number;
  readonly latency: number;
  readonly cpu: number;
}

/** A cheap phone on slow 4G. */
export const phone: Device = { down: 1_600_000, up: 750_000, latency: 150, cpu: 4 };

/** Makes a page as slow as on a device. */
export async function emulate(page: Page, { down, up, latency, cpu }: Device): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down / 8,
    uploadThroughput: up / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** Milliseconds from the start of the navigation until something is on screen. */
export async function firstPaint(page: Page): Promise<number> {
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  return (await paint.jsonValue()) ?? Number.NaN;
}

/** A script as text: the compiler of this file would insert helpers that the page does not have. */
const markContent = (selector: string): string => `(function look() {
  if (document.querySelector(${JSON.stringify(selector)})) performance.mark('content');
  else setTimeout(look, 8);
})()`;

/** The longest chain of requests in which each begins after the one before has ended. Text for the same reason. */
const longestChain = `(() => {
  const shown = performance.getEntriesByName('content')[0].startTime;
  const requests = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .map(({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd, depth: 1 }))
    .filter(({ responseEnd }) => responseEnd <= shown)
    .sort((one, other) => one.startTime - other.startTime);
  for (const [at, request] of requests.entries())
    for (const before of requests.slice(0, at))
      if (before.responseEnd <= request.startTime) request.depth = Math.max(request.depth, before.depth + 1);
  return Math.max(...requests.map(({ depth }) => depth));
})()`;

/** Measures one first visit, by default on a cheap phone. */
export async function timesOf(browser: Browser, target: Target, device = phone): Promise<Times> {
  const context = await visitor(browser, target);
  const page = await context.newPage();
  await emulate(page, device);
  await page.addInitScript(markContent(target.content));
  await page.goto(target.url, { waitUntil: 'commit' });
  await page.waitForSelector(target.content, { state: 'attached', timeout: 60_000 });
  await after(200);
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    content: performance.getEntriesByName('content')[0]?.startTime ?? 0,
  }));
  const chain = await page.evaluate<number>(longestChain);
  await context.close();
  return { ...times, chain };
}
