import { embedded, kindOf, round, type Bench, type BenchResult } from '../report';
import { load, connectMany } from './load';
import { residentMb, seededSite, type Kind } from './site';

const content = { students: 50, posts: 10_000, comments: 10_000, votes: 10_000 };
const requests = 10_000;
const pages = 500;
/** Requests a second while the pages are open, and how often memory is read then. */
const [rate, readings, minutes] = [50, 6, 10] as const;
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

async function run(kind: Kind, hour = false): Promise<BenchResult> {
  const site = await seededSite(kind, content, content.students);
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
    await note(`with ${pages} pages open`);
    for (let at = 1; hour && at <= readings; at += 1) {
      await load({ url: site.url, cookies: site.cookies, calls, rate, seconds: minutes * 60 });
      await note(`after ${at * minutes} minutes`);
    }
    for (const socket of open) socket.disconnect();
    return { name: kind === 'embedded' ? 'memory-embedded' : 'memory', ratios: {}, figures };
  } finally {
    await site.stop();
  }
}

export const memory: Bench = {
  summary: 'resident memory of a site after start, after 10,000 requests and with 500 open pages',
  flags: { embedded, hour: 'then for an hour at 50 requests a second' },
  run: (asked) => run(kindOf(asked), asked.hour),
};
