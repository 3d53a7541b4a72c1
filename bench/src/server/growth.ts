import type { Database } from '@campus/api/seeding';
import { embedded, kindOf, median, round, spread, type Bench, type BenchResult } from '../report';
import { fillRows, type Filled } from './growth-rows';
import { seededSite, type Kind, type SeededSite } from './site';

const rounds = 5;
const requests = 60;
const deepest = 999;

/** A list to be read. */
interface List {
  readonly name: string;
  readonly path: string;
  /** For lists whose depth is not given by a cursor. */
  readonly deep?: string;
  readonly hasPages?: boolean;
  /** The student who reads it: 0, who owns every tenth row, or 1, who owns none. */
  readonly reader?: 0 | 1;
}

const listsOf = ({
  match,
  conversation,
  deepMessage,
  community,
  post,
  ride,
}: Filled): readonly List[] => [
  { name: 'feed', path: '/api/posts?limit=10' },
  { name: 'posts of a community', path: `/api/posts/community/${community}?limit=10` },
  { name: 'confessions', path: '/api/posts/confession?limit=10' },
  { name: 'own confessions', path: '/api/posts/confession?mine=true&limit=10' },
  { name: 'own posts', path: '/api/user/posts?limit=10' },
  { name: 'posts of one author', path: '/api/posts?author=many_711&limit=10' },
  { name: 'communities', path: '/api/communities', hasPages: false },
  { name: 'important posts', path: '/api/posts/important?limit=5', hasPages: false },
  { name: 'comments', path: `/api/posts/${post}/comments`, hasPages: false },
  { name: 'ads', path: '/api/sell?limit=10' },
  { name: 'ads, a word', path: '/api/sell?limit=10&search=thing' },
  { name: 'ads, a rare word', path: '/api/sell?limit=10&search=711', hasPages: false },
  { name: 'own ads', path: '/api/sell/user?limit=10' },
  { name: 'cabs', path: '/api/cabs', hasPages: false },
  { name: 'seat requests of a cab', path: `/api/cabs/${ride}/seat-requests`, hasPages: false },
  { name: 'own cabs', path: '/api/cabs/user?limit=10' },
  { name: 'events', path: '/api/events?limit=10' },
  { name: 'events, a rare word', path: '/api/events?limit=10&search=711', hasPages: false },
  { name: 'own events', path: '/api/events/user?limit=10' },
  { name: 'explores', path: '/api/explores?limit=10' },
  { name: 'own explores', path: '/api/explores/user?limit=10' },
  { name: 'notifications', path: '/api/notifications?limit=10' },
  { name: 'people', path: '/api/people?q=many', hasPages: false },
  { name: 'people, a rare name', path: '/api/people?q=many_711', hasPages: false },
  { name: 'blocked people', path: '/api/user/blocks', hasPages: false, reader: 1 },
  { name: 'conversations', path: '/api/conversations?limit=10' },
  {
    name: 'messages of a conversation',
    path: `/api/conversations/${conversation}/messages`,
    hasPages: false,
  },
  { name: 'requests for a match', path: '/api/dating/match-requests', hasPages: false },
  { name: 'dating profiles', path: '/api/dating/explore?limit=10' },
  { name: 'matches', path: '/api/dating/accepted-matches', hasPages: false },
  {
    name: 'messages',
    path: `/api/dating/chat/${match}`,
    deep: `/api/dating/chat/${match}?before=${deepMessage}`,
  },
];

interface Sized {
  readonly rows: number;
  readonly site: SeededSite;
  readonly lists: readonly List[];
}

async function ask<Answer>({ site }: Sized, path: string, reader = 0): Promise<Answer> {
  const cookie = site.cookies[reader] ?? '';
  const headers = { cookie, prefer: 'images=url' };
  const answer = await fetch(site.url + path, { headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/** The address of page 1,000 by its cursor, or of the deepest page of the list. */
async function deepPath(sized: Sized, { path, deep, hasPages = true }: List) {
  if (deep !== undefined || !hasPages) return deep;
  for (let page = deepest; page > 0; page = Math.floor(page / 2)) {
    const answer = await ask<{ pagination: { nextCursor?: string } }>(
      sized,
      `${path}&page=${page}`,
    );
    const { nextCursor } = answer.pagination;
    if (nextCursor !== undefined) return `${path}&cursor=${nextCursor}`;
  }
  return undefined;
}

async function cpuOf(sized: Sized, path: string, reader?: number): Promise<number> {
  const before = await sized.site.cpu();
  for (let at = 0; at < requests; at += 1) await ask(sized, path, reader);
  return ((await sized.site.cpu()) - before) / requests;
}

/** Milliseconds of CPU for one answer in each round at each size; the sizes take turns. */
async function measure(
  sizes: readonly Sized[],
  paths: readonly string[],
  reader?: number,
): Promise<number[][]> {
  const measured = sizes.map((): number[] => []);
  for (let at = -1; at < rounds; at += 1) {
    for (const [index, sized] of sizes.entries()) {
      const cpu = await cpuOf(sized, paths[index] ?? '', reader);
      // The first round warms everything up.
      if (at >= 0) measured[index]?.push(cpu);
    }
  }
  return measured;
}

async function open(kind: Kind, rows: number): Promise<Sized> {
  const made: Filled[] = [];
  const fill = async (database: Database) => void made.push(await fillRows(database, rows));
  const site = await seededSite(kind, { students: 10, posts: 0, fill }, 2);
  return { rows, site, lists: made.flatMap(listsOf) };
}

async function run(kind: Kind, wanted: readonly number[]): Promise<BenchResult> {
  const sizes: Sized[] = [];
  const ratios: Record<string, number> = {};
  const figures: Record<string, number> = {};
  const note = (name: string, measured: readonly number[][]) => {
    const [smallest = NaN] = measured.map(median);
    const cells = sizes.map(({ rows }, index) => {
      const cpu = median(measured[index] ?? []);
      figures[`${name}, ${rows} rows, CPU ms`] = round(cpu);
      if (index === 0) return `${cpu.toFixed(2)} ms`;
      ratios[`${name}, ${rows} rows`] = round(cpu / smallest, 2);
      return `${(cpu / smallest).toFixed(2)} x`;
    });
    const spreads = measured.map((series) => spread(series, 2)).join(', ');
    const padded = cells.map((text) => text.padStart(12)).join('');
    console.log(`${name.padEnd(32)}${padded}   (${spreads} ms)`);
  };
  try {
    for (const rows of wanted) sizes.push(await open(kind, rows));
    console.log(`growth, ${kind}: CPU of an answer at ${wanted.join(', ')} rows in each table`);
    for (const [index, { name, path, reader }] of (sizes[0]?.lists ?? []).entries()) {
      const first = sizes.map(({ lists }) => lists[index]?.path ?? path);
      note(name, await measure(sizes, first, reader));
      const deep = await Promise.all(
        sizes.map((sized) => sized.lists[index] && deepPath(sized, sized.lists[index])),
      );
      const paths = deep.filter((path) => path !== undefined);
      if (paths.length === sizes.length) note(`${name}, deep`, await measure(sizes, paths));
    }
    return { name: kind === 'embedded' ? 'growth-embedded' : 'growth', ratios, figures };
  } finally {
    for (const { site } of sizes) await site.stop();
  }
}

export const growth: Bench = {
  summary: 'the first page and a deep page of every list, at 1,000 and 100,000 rows',
  flags: { embedded, million: 'also at 1,000,000 rows, which take minutes to fill' },
  run: (asked) => run(kindOf(asked), [1000, 100_000, ...(asked.million ? [1_000_000] : [])]),
};
