import { median, round, spread, type Bench, type BenchResult } from '../report';
import { makeMatches, measure, product, steadily, talkers } from './chat';
import { load, type Call } from './load';
import {
  cpuMs,
  endProgram,
  prepareData,
  signIn,
  startSite,
  type BenchData,
  type Program,
} from './site';

const counts = [1, 2, 4] as const;
const rounds = 3;
const seconds = 4;
const connections = 16;
const content = { students: talkers, posts: 20_000, votes: 20_000, fill: makeMatches };

const reads: readonly Call[] = [
  { path: '/api/posts?limit=10', weight: 80 },
  { path: '/api/posts?limit=10&page=2', weight: 12 },
  { path: '/api/posts/important', weight: 8 },
];

/** Processes on the same data, and the processor time that they and the database have used. */
interface Processes {
  readonly urls: readonly string[];
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

async function startProcesses(data: BenchData, count: number, redis: string): Promise<Processes> {
  // A single process does not need to notify others of its writes.
  const env = { ...data.env, REDIS_URL: count > 1 ? redis : '' };
  const programs: Program[] = [];
  for (let at = 0; at < count; at += 1) programs.push(await startSite({ ...data, env }));
  const pids = programs.flatMap(({ child }) => child.pid ?? []);
  if (data.cluster) pids.push(await data.cluster.pid());
  return {
    urls: programs.map(({ url }) => url),
    cpu: () => cpuMs(pids),
    stop: async () => void (await Promise.all(programs.map(endProgram))),
  };
}

/** @returns answers per second of processor time */
async function feedPerCpuSecond({ urls, cpu }: Processes, cookies: string[]): Promise<number> {
  const each = { cookies, calls: reads, connections: connections / urls.length };
  // Warm-up by calls, not by time: with many processes each would get fewer calls in the same time.
  await Promise.all(urls.map((url) => load({ ...each, url, amount: 5_000 })));
  const before = await cpu();
  const loads = await Promise.all(urls.map((url) => load({ ...each, url, seconds })));
  const answered = loads.reduce((sum, one) => sum + one.answered, 0);
  return (answered * 1000) / ((await cpu()) - before);
}

/** @returns received messages per second of processor time */
async function chatPerCpuSecond({ urls, cpu }: Processes, cookies: string[]): Promise<number> {
  const line = await product({ urls, cookies, cpu });
  try {
    await measure(line, steadily);
    return 1000 / (await measure(line, steadily)).cpu;
  } finally {
    line.close();
  }
}

const measured = { feed: feedPerCpuSecond, chat: chatPerCpuSecond };

async function run(): Promise<BenchResult> {
  const redis = process.env['REDIS_URL'] ?? '';
  if (redis === '') throw new Error('Several processes need Redis: set REDIS_URL=redis://….');
  const data = await prepareData('postgres', content);
  const series = new Map<string, number[]>();
  try {
    for (let turn = 0; turn < rounds; turn += 1) {
      for (const count of counts) {
        const processes = await startProcesses(data, count, redis);
        try {
          const [url = ''] = processes.urls;
          const cookies = await signIn(url, talkers, data.seeded.signIn.password);
          for (const [name, work] of Object.entries(measured)) {
            const key = `${name}, ${count}`;
            series.set(key, [...(series.get(key) ?? []), await work(processes, cookies)]);
          }
        } finally {
          await processes.stop();
        }
      }
    }
  } finally {
    await data.remove();
  }
  return report(series);
}

function report(series: ReadonlyMap<string, readonly number[]>): BenchResult {
  const result: BenchResult = { name: 'scale', ratios: {}, figures: {} };
  console.log(`scale: answers and messages per CPU second, ${rounds} rounds of ${seconds} s`);
  for (const name of Object.keys(measured)) {
    const alone = median(series.get(`${name}, 1`) ?? []);
    for (const count of counts) {
      const values = series.get(`${name}, ${count}`) ?? [];
      const label = `${name}, ${count} ${count === 1 ? 'process' : 'processes'}`;
      const ratio = median(values) / alone;
      result.figures[`${label}, for each CPU second`] = round(median(values), 0);
      if (count > 1) result.ratios[label] = round(ratio, 2);
      const figure = median(values).toFixed(0).padStart(6);
      console.log(`${label.padEnd(20)} ${figure} (${spread(values, 0)}): ${ratio.toFixed(2)} x`);
    }
  }
  return result;
}

export const scale: Bench = {
  summary: 'feed and chat on 2 and 4 processes compared with one, per CPU second; needs REDIS_URL',
  run,
};
