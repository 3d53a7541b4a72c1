import { embedded, kindOf, round, type Bench, type BenchResult } from '../report';
import { load, connectMany } from './load';
import { residentMb, seededSite, type Kind } from './site';

const content = { students: 50, posts: 10_000, comments: 10_000, votes: 10_000 };
const requests = 10_000;
const pages = 200;
/** Requests of students, each repeated a different number of times. */
const paths = {
  '/api/posts?limit=10': 6,
  '/api/posts?limit=10&page=3': 2,
  '/api/posts/important': 2,
  '/api/communities': 2,
  '/api/sell?limit=10': 1,
  '/api/cabs': 1,
  '/api/notifications': 1,
};

async function run(kind: Kind): Promise<BenchResult> {
  const site = await seededSite(kind, content);
  const figures: Record<string, number> = {};
  const note = async (when: string) => {
    const mb = round(await residentMb(site.pid), 0);
    figures[`${when}, MB`] = mb;
    console.log(`${when.padEnd(24)} ${mb} MB`);
  };
  try {
    console.log(`memory, ${kind}: resident, of the site's process`);
    await note('signed in');
    const calls = Object.entries(paths).map(([path, weight]) => ({ path, weight }));
    await load({ url: site.url, cookies: site.cookies, calls, amount: requests });
    await note('after 10,000 requests');
    const open = await connectMany(site.url, pages, site.cookies);
    await note('with 200 pages open');
    for (const socket of open) socket.disconnect();
    return { name: kind === 'embedded' ? 'memory-embedded' : 'memory', ratios: {}, figures };
  } finally {
    await site.stop();
  }
}

export const memory: Bench = {
  summary: 'resident memory of a site after start, after 10,000 requests and with 200 open pages',
  flags: { embedded },
  run: (asked) => run(kindOf(asked)),
};
