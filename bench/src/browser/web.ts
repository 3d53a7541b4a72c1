import type { Browser } from '@playwright/test';
import { median, round, spread, type Bench, type BenchResult } from '../report';
import { barePage } from './bare-page';
import { containmentCost, type ContainmentCost } from './containment';
import { withDemo } from './demo';
import { oneBundle } from './one-bundle';
import { costOf, phone, timesOf, type Target } from './visit';

const rounds = 5;
const kilobyte = 1024;

interface PageTarget {
  readonly name: string;
  readonly path: string;
  readonly content: string;
  readonly signedIn?: boolean;
}

export const pages: readonly PageTarget[] = [
  { name: 'landing', path: '/', content: 'h1' },
  { name: 'login', path: '/login', content: 'input[name="email"]' },
  { name: 'dashboard', path: '/dashboard', content: 'main article', signedIn: true },
  { name: 'buy & sell', path: '/buy-sell', content: 'main article', signedIn: true },
  { name: 'chat', path: '/dating-chat', content: 'main li a', signedIn: true },
];

const { down, latency, cpu } = phone;

/** Counts the cost of each page until it is idle, and lists the files if requested. */
async function countCosts(browser: Browser, targets: Targets): Promise<Figures> {
  const figures: Record<string, number> = {};
  for (const [name, target] of targets) {
    const { before, requests, scripts, styles, code, document } = await costOf(browser, target);
    const [codeKb, documentKb] = [round(code / kilobyte, 1), round(document / kilobyte, 1)];
    figures[`${name}, requests before the content`] = before;
    figures[`${name}, requests without pictures`] = requests.length;
    figures[`${name}, code KB`] = codeKb;
    console.log(
      `${name.padEnd(10)} ${before} requests before the content, ${requests.length} in total: ` +
        `${scripts} scripts, ${styles} styles, ${codeKb} KB brotli, document ${documentKb} KB`,
    );
    for (const line of requests) console.log(`  ${line}`);
  }
  return figures;
}

/** Two sites that a page is visited on, and a page of one script. */
interface Compared {
  readonly site: Targets;
  readonly bundle: Targets;
  readonly bare: Target;
}

/** Times of first visits on a cheap phone as ratios to the baselines in the same round. */
async function compareTimes(browser: Browser, { site, bundle, bare }: Compared): Promise<Figures> {
  console.log(`\n${down / 1e6} Mbps, ${latency} ms, CPU x${cpu}; ${rounds} rounds`);
  const found = new Map<string, number[]>();
  const note = (what: string, value: number) =>
    found.set(what, [...(found.get(what) ?? []), value]);
  const baseline: number[] = [];
  for (let at = 0; at < rounds; at += 1) {
    const base = await timesOf(browser, bare);
    baseline.push(base.content);
    for (const [name, target] of site) {
      const times = await timesOf(browser, target);
      note(`${name}, first paint`, times.paint / base.paint);
      note(`${name}, content`, times.content / base.content);
      const one = bundle.get(name);
      if (!one) continue;
      const bundled = await timesOf(browser, one);
      note(`${name}, first paint beside one bundle`, times.paint / bundled.paint);
      note(`${name}, content beside one bundle`, times.content / bundled.content);
    }
  }
  console.log(`baseline: content after ${median(baseline).toFixed(0)} ms`);
  const ratios: Record<string, number> = {};
  for (const [what, values] of found) {
    ratios[what] = round(median(values), 2);
    console.log(`${what.padEnd(40)} ${median(values).toFixed(2)} x (${spread(values, 2)})`);
  }
  return ratios;
}

/** The cost for each page of containing remotes. */
async function countContainment(browser: Browser, targets: Targets): Promise<Figures> {
  const figures: Record<string, number> = {};
  for (const [name, target] of targets) {
    const visits: ContainmentCost[] = [];
    // The first one compiles the site's scripts, and times of a few milliseconds vary.
    for (let at = 0; at < rounds; at += 1) visits.push(await containmentCost(browser, target));
    const of = (figure: keyof ContainmentCost) => median(visits.map((visit) => visit[figure]));
    figures[`${name}, containment % of the busy time`] = round(of('percent'), 2);
    console.log(
      `${name.padEnd(10)} wrappers ${of('calls')} calls, ${of('each').toFixed(2)} µs more each, ` +
        `${of('inserted')} insertions; frame ${of('observing').toFixed(1)} ms; ` +
        `${of('percent').toFixed(2)} % (${spread(
          visits.map(({ percent }) => percent),
          2,
        )})`,
    );
  }
  return figures;
}

/** Milliseconds that each request takes on a long line, which is as fast as a short one otherwise. */
const longLine = 600;

/** How many round trips each page waits for: those in a chain, and the time that they add. */
async function countRoundTrips(browser: Browser, targets: Targets): Promise<Figures> {
  const figures: Record<string, number> = {};
  const line = (milliseconds: number) => ({ down: 1e9, up: 1e9, cpu: 1, latency: milliseconds });
  for (const [name, target] of targets) {
    const felt: number[] = [];
    const chains: number[] = [];
    for (let at = 0; at < rounds; at += 1) {
      const short = await timesOf(browser, target, line(0));
      const long = await timesOf(browser, target, line(longLine));
      felt.push((long.content - short.content) / longLine);
      chains.push(long.chain);
    }
    figures[`${name}, round trips in a chain`] = median(chains);
    figures[`${name}, round trips felt`] = round(median(felt), 2);
    console.log(
      `${name.padEnd(10)} ${median(chains)} round trips in a chain, ${median(felt).toFixed(2)} felt (${spread(felt, 2)})`,
    );
  }
  return figures;
}

async function run(): Promise<BenchResult> {
  return withDemo(async ({ url, cookie, browser, ending }) => {
    const bare = await barePage();
    ending.push(() => bare.server.close());
    const bundled = await oneBundle(url);
    ending.push(() => bundled.close());
    const targetsOn = (at: string): Targets =>
      new Map(
        pages.map(({ name, path, content, signedIn }) => [
          name,
          { url: at + path, content, ...(signedIn && { cookie }) },
        ]),
      );
    const [targets, bundle] = [targetsOn(url), targetsOn(bundled.url)];
    const figures = {
      ...(await countCosts(browser, targets)),
      ...(await countContainment(browser, targets)),
      ...(await countRoundTrips(browser, targets)),
    };
    console.log('\nThe same sources built as one bundle:');
    const costs = await countCosts(browser, bundle);
    const bytes = pages.map(({ name }): [string, number] => {
      const code = (counted: Figures) => counted[`${name}, code KB`] ?? NaN;
      return [`${name}, code beside one bundle`, round(code(figures) / code(costs), 2)];
    });
    const bareTarget = { url: bare.url, content: 'main article' };
    const times = await compareTimes(browser, { site: targets, bundle, bare: bareTarget });
    return { name: 'web', ratios: { ...Object.fromEntries(bytes), ...times }, figures };
  });
}

type Targets = ReadonlyMap<string, Target>;
type Figures = Readonly<Record<string, number>>;

export const web: Bench = {
  summary:
    'first visits in Chromium: requests, bytes, round trips, and times on a cheap phone compared with a 60 KB script and one bundle',
  run,
};
