import { median, round, spread, type Bench, type BenchResult } from '../report';
import { load, type Call } from './load';
import { endProgram, seededSite, startProgram, type SeededSite } from './site';

const seconds = 4;
const rounds = 5;
const content = { students: 200, posts: 100_000, comments: 50_000, votes: 100_000 };

const page = (path: string, weight: number): Call => ({ path, weight });

/** The requests of a college's students: mostly page one, now and then later pages. */
const reads = [
  page('/api/posts?limit=10', 80),
  page('/api/posts?limit=10&page=2', 8),
  page('/api/posts/important', 6),
  page('/api/communities', 5),
];

async function aPost({ url, cookies }: SeededSite): Promise<string> {
  const answer = await fetch(`${url}/api/posts?limit=10`, {
    headers: { cookie: cookies[0] ?? '' },
  });
  const { posts }: { posts: { _id: string }[] } = await answer.json();
  const [first] = posts;
  if (!first) throw new Error('The seeded college has no post.');
  return first._id;
}

interface Series {
  readonly name: string;
  readonly calls: readonly Call[];
  readonly perSecond: number[];
  readonly cpu: number[];
  /** Ratio to the bare server in the same round. */
  readonly share: number[];
}

const series = (name: string, calls: readonly Call[]): Series => ({
  name,
  calls,
  perSecond: [],
  cpu: [],
  share: [],
});

async function measure(into: Series, site: SeededSite, bare: number): Promise<void> {
  const { url, cookies } = site;
  const before = await site.cpu();
  const { perSecond, answered } = await load({ url, cookies, calls: into.calls, seconds });
  into.cpu.push(((await site.cpu()) - before) / answered);
  into.perSecond.push(perSecond);
  into.share.push(perSecond / bare);
}

async function run(kind: 'postgres' | 'embedded'): Promise<BenchResult> {
  const hello = await startProgram(['bench/src/server/hello.mjs']);
  const site = await seededSite(kind, content);
  try {
    const vote = `/api/posts/${await aPost(site)}/like`;
    const all = [
      series('mix with writes', [...reads, { method: 'POST', path: vote, weight: 1 }]),
      series('mix without writes', reads),
      series('page one', [page('/api/posts?limit=10', 1)]),
      series('important posts', [page('/api/posts/important', 1)]),
    ];
    const bare: number[] = [];
    await load({ url: site.url, cookies: site.cookies, calls: reads, seconds: 2 });
    for (let round = 0; round < rounds; round += 1) {
      const { perSecond } = await load({ url: hello.url, calls: [page('/', 1)], seconds });
      bare.push(perSecond);
      for (const one of all) await measure(one, site, perSecond);
    }
    const statements: Record<string, number> = {};
    if (kind === 'postgres')
      for (const { name, calls } of all) statements[name] = await statementsOf(site, calls);
    return report(kind, median(bare), { all, statements });
  } finally {
    await site.stop();
    await endProgram(hello);
  }
}

/** Statements that PostgreSQL gets for 100 calls: what is not in memory. */
async function statementsOf(site: SeededSite, calls: readonly Call[]): Promise<number> {
  const { url, cookies } = site;
  const before = await site.transactions();
  const { answered } = await load({ url, cookies, calls, seconds });
  return round((100 * ((await site.transactions()) - before)) / answered, 1);
}

interface Measured {
  readonly all: readonly Series[];
  readonly statements: Readonly<Record<string, number>>;
}

function report(kind: string, bare: number, { all, statements }: Measured): BenchResult {
  const ratios: Record<string, number> = {};
  const figures: Record<string, number> = { 'hello, requests/s': round(bare, 0) };
  console.log(`feed, ${kind}: ${content.posts} posts, ${rounds} rounds of ${seconds} s`);
  for (const { name, perSecond, cpu, share } of all) {
    ratios[name] = round(median(share));
    figures[`${name}, requests/s`] = round(median(perSecond), 0);
    figures[`${name}, CPU ms`] = round(median(cpu), 2);
    const asked = statements[name];
    if (asked !== undefined) figures[`${name}, statements for 100 calls`] = asked;
    console.log(
      `${name.padEnd(20)} ${median(share).toFixed(3)} of hello (${spread(share, 3)}), ` +
        `${median(cpu).toFixed(2)} CPU ms (${spread(cpu, 2)})${
          asked === undefined ? '' : `, ${asked} statements for 100 calls`
        }`,
    );
  }
  return { name: kind === 'embedded' ? 'feed-embedded' : 'feed', ratios, figures };
}

export const feed: Bench = {
  summary: 'pages of the feed on PostgreSQL, 100,000 posts, compared with a bare Fastify',
  run: () => run('postgres'),
};

export const feedEmbedded: Bench = {
  summary: 'the same on the embedded database',
  run: () => run('embedded'),
};
