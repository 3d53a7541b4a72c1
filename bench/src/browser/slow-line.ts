import type { Browser } from '@playwright/test';
import { median, round, spread, type Bench, type BenchResult } from '../report';
import { barePage } from './bare-page';
import { withDemo } from './demo';
import { type Device, emulate, firstPaint, type Target, visitor, whenQuiet } from './visit';
import { pages } from './web';

const rounds = 3;

/** A cheap phone in a basement. */
const basement: Device = { down: 400_000, up: 400_000, latency: 400, cpu: 4 };

interface Visits {
  /** Milliseconds until something is on screen, with nothing stored. */
  readonly first: number;
  /** The same once the page and its service worker are stored. */
  readonly second: number;
}

async function visits(browser: Browser, target: Target): Promise<Visits> {
  const phone = { viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' } as const;
  const context = await visitor(browser, target, phone);
  const open = async () => {
    const page = await context.newPage();
    await emulate(page, basement);
    await page.goto(target.url, { waitUntil: 'commit' });
    const paint = await firstPaint(page);
    await page.close();
    return paint;
  };
  const first = await open();
  const between = await context.newPage();
  const settling = whenQuiet(between);
  await between.goto(target.url);
  await settling;
  await between.close();
  const second = await open();
  await context.close();
  return { first, second };
}

async function run(): Promise<BenchResult> {
  return withDemo(async ({ url, cookie, browser, ending }) => {
    const bare = await barePage();
    ending.push(() => bare.server.close());
    const found = new Map<string, number[]>();
    const bases: number[] = [];
    const note = (what: string, value: number) =>
      found.set(what, [...(found.get(what) ?? []), value]);
    for (let at = 0; at < rounds; at += 1) {
      const base = (await visits(browser, { url: bare.url, content: 'main' })).first;
      bases.push(base);
      for (const { name, path, content, signedIn } of pages) {
        if (!signedIn) continue;
        const { first, second } = await visits(browser, { url: url + path, content, cookie });
        note(`${name}, first visit`, first);
        note(`${name}, second visit`, second);
      }
    }
    const base = median(bases);
    console.log(`baseline: first paint after ${base.toFixed(0)} ms`);
    const figures: Record<string, number> = {};
    const ratios: Record<string, number> = {};
    for (const [what, values] of found) {
      figures[`${what}, ms`] = round(median(values), 0);
      ratios[what] = round(median(values) / base, 2);
      console.log(`${what.padEnd(25)} ${median(values).toFixed(0)} ms (${spread(values, 0)})`);
    }
    return { name: 'slow-line', ratios, figures };
  });
}

export const slowLine: Bench = {
  summary: "first paint of a student's pages at 400 kbps and 400 ms, first and second visit",
  run,
};
