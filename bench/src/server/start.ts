import { embedded, kindOf, median, round, spread, type Bench, type BenchResult } from '../report';
import { endProgram, prepareData, startProgram, startSite, type Kind, type Program } from './site';

const rounds = 7;
const content = { students: 50, posts: 2000, comments: 2000, votes: 2000 };

/** @returns milliseconds from the spawn to `ready` */
async function timeOf(start: () => Promise<Program>): Promise<number> {
  const begun = performance.now();
  const program = await start();
  const took = performance.now() - begun;
  await endProgram(program);
  return took;
}

async function run(kind: Kind): Promise<BenchResult> {
  const data = await prepareData(kind, content);
  const bare: number[] = [];
  const site: number[] = [];
  try {
    for (let at = -1; at < rounds; at += 1) {
      const one = await timeOf(() => startProgram(['bench/src/server/hello.mjs']));
      const other = await timeOf(() => startSite(data));
      // The first start publishes the remotes.
      if (at < 0) continue;
      bare.push(one);
      site.push(other);
    }
  } finally {
    await data.remove();
  }
  const result = `${median(site).toFixed(0)} ms (${spread(site, 0)})`;
  console.log(`start, ${kind}: ${result}, a bare Fastify ${median(bare).toFixed(0)} ms`);
  return {
    name: kind === 'embedded' ? 'start-embedded' : 'start',
    ratios: { start: round(median(site) / median(bare), 2) },
    figures: { 'start, ms': round(median(site), 0), 'bare, ms': round(median(bare), 0) },
  };
}

export const start: Bench = {
  summary: 'time from the start of a site with data to `ready`, compared with a bare Fastify',
  flags: { embedded },
  run: (asked) => run(kindOf(asked)),
};
