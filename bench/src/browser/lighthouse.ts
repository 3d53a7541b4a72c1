import { median, spread, type Asked, type Bench, type BenchResult } from '../report';
import { withDemo, type Demo } from './demo';

const rounds = 3;

const pages: readonly { name: string; path: string; signedIn?: boolean }[] = [
  { name: 'landing', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'dashboard', path: '/dashboard', signedIn: true },
  { name: 'communities', path: '/communities', signedIn: true },
  { name: 'buy & sell', path: '/buy-sell', signedIn: true },
  { name: 'dating', path: '/dating-home', signedIn: true },
];

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Score {
  readonly scores: Readonly<Record<string, number>>;
  readonly times: string;
  /** Audits that cost points: of speed if they are measured, others if they fail. */
  readonly faults: readonly string[];
}

/** One cold visit: Lighthouse clears the browser's caches and storage first. */
async function visit(
  { url, cookie, port }: Demo,
  { path, signedIn }: (typeof pages)[number],
  { throttlingMethod, all }: { throttlingMethod: 'simulate' | 'devtools'; all: boolean },
): Promise<Score> {
  // Loaded only here: no other bench has to wait seconds for it.
  const { default: lighthouse } = await import('lighthouse');
  const found = await lighthouse(url + path, {
    port,
    logLevel: 'error',
    onlyCategories: all ? [...categories] : ['performance'],
    disableFullPageScreenshot: true,
    throttlingMethod,
    ...(signedIn && { extraHeaders: { cookie } }),
  });
  if (!found || found.lhr.runtimeError)
    throw new Error(`${path}: ${found?.lhr.runtimeError?.message}`);
  const { audits, categories: judged, finalDisplayedUrl } = found.lhr;
  if (!finalDisplayedUrl.endsWith(path)) throw new Error(`${path} went to ${finalDisplayedUrl}`);
  const weighed = Object.values(judged).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  const shown = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
  return {
    scores: Object.fromEntries(
      Object.entries(judged).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    times: shown.map((id) => audits[id]?.displayValue ?? '').join(' '),
    faults: [...new Set(weighed)].filter((id) => (audits[id]?.score ?? 1) < 0.9),
  };
}

async function run({ devtools }: Asked): Promise<BenchResult> {
  const method = devtools ? 'devtools' : 'simulate';
  return withDemo(async (demo) => {
    const figures: Record<string, number> = {};
    for (const page of pages) {
      const visits: Score[] = [];
      // Results other than speed are the same each time.
      for (let at = 0; at < rounds; at += 1) {
        visits.push(await visit(demo, page, { throttlingMethod: method, all: at === 0 }));
      }
      const medians = categories.map((id) =>
        median(visits.flatMap(({ scores }) => scores[id] ?? [])),
      );
      for (const [at, id] of categories.entries()) {
        figures[`${page.name}, ${id}, ${method}`] = medians[at] ?? 0;
      }
      const speeds = visits.map(({ scores }) => scores['performance'] ?? 0);
      const faults = new Set(visits.flatMap((one) => one.faults));
      console.log(
        `${page.name.padEnd(12)} ${medians.map((score) => String(score).padStart(4)).join('')}` +
          `  (${spread(speeds, 0)})  ${visits[0]?.times}  ${[...faults].join(', ')}`,
      );
    }
    return { name: 'lighthouse', ratios: {}, figures };
  });
}

export const lighthouseScores: Bench = {
  summary: 'Lighthouse scores for a phone with an empty cache, the median of three visits',
  flags: { devtools: 'throttles the browser instead of simulating a slow connection' },
  run,
};
