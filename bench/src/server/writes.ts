import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { median, round, spread, type Bench, type BenchResult } from '../report';
import { seededSite, type RunningSite } from './site';

const content = { students: 200, posts: 10_000, comments: 10_000, votes: 10_000 };
const rounds = 5;
const atOnce = 4;

export interface Write {
  readonly count: number;
  send(number: number): Promise<Response>;
}

/** Noise in blocks: as large as a phone's photograph after it was scaled down for sending. */
export async function photograph(): Promise<string> {
  const [width, height] = [1600, 1200];
  const noise = sharp(randomBytes((width / 4) * (height / 4) * 3), {
    raw: { width: width / 4, height: height / 4, channels: 3 },
  });
  const jpeg = await noise
    .resize(width, height, { kernel: 'cubic' })
    .jpeg({ quality: 92 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

interface Known {
  readonly posts: readonly string[];
  readonly community: string;
}

const call = async <Answer>({ url, cookies }: RunningSite, path: string): Promise<Answer> =>
  (await fetch(url + path, { headers: { cookie: cookies[0] ?? '' } })).json();

export async function known(site: RunningSite): Promise<Known> {
  const pages = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      call<{ posts: { _id: string }[] }>(site, `/api/posts?limit=20&page=${index + 1}`),
    ),
  );
  const communities = await call<{ _id: string; isConfession?: boolean }[]>(
    site,
    '/api/communities',
  );
  const open = communities.find(({ isConfession }) => !isConfession);
  if (!open) throw new Error('The seeded college has no community.');
  return { posts: pages.flatMap(({ posts }) => posts.map(({ _id }) => _id)), community: open._id };
}

export function writesOn(site: RunningSite, { posts, community }: Known, picture: string) {
  const post = (number: number, path: string, body?: object) =>
    fetch(site.url + path, {
      method: 'POST',
      headers: {
        cookie: site.cookies[number % site.cookies.length] ?? '',
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
    });
  const some = (number: number) => posts[number % posts.length] ?? '';
  const text = (number: number) => `Who has the notes of lecture ${number}? The library has none.`;
  const create = (number: number, images: readonly string[]) =>
    post(number, '/api/posts', { content: text(number), community_id: community, images });
  const writes: Record<string, Write> = {
    vote: { count: 400, send: (number) => post(number, `/api/posts/${some(number)}/like`) },
    comment: {
      count: 300,
      send: (number) =>
        post(number, `/api/posts/${some(number)}/comments`, { comment: text(number) }),
    },
    post: { count: 300, send: (number) => create(number, []) },
    'post with a picture': { count: 30, send: (number) => create(number, [picture]) },
  };
  return writes;
}

/** @returns milliseconds of CPU per write, including the database's */
export async function cpuOf(
  site: RunningSite,
  { count, send }: Write,
  from: number,
): Promise<number> {
  const before = await site.cpu();
  let next = from;
  const lane = async () => {
    while (next < from + count) {
      const answer = await send(next++);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`A write answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return ((await site.cpu()) - before) / count;
}

async function run(): Promise<BenchResult> {
  const site = await seededSite('postgres', content, 40);
  try {
    const picture = await photograph();
    const writes = writesOn(site, await known(site), picture);
    const figures: Record<string, number> = {};
    console.log(`writes, PostgreSQL, ${rounds} rounds; the picture has ${picture.length >> 10} KB`);
    for (const [name, write] of Object.entries(writes)) {
      await cpuOf(site, { ...write, count: write.count / 5 }, 1_000_000);
      const measured: number[] = [];
      for (let at = 0; at < rounds; at += 1)
        measured.push(await cpuOf(site, write, at * write.count));
      figures[`${name}, CPU ms`] = round(median(measured), 2);
      console.log(
        `${name.padEnd(20)} ${median(measured).toFixed(2)} CPU ms (${spread(measured, 2)})`,
      );
    }
    return { name: 'writes', ratios: {}, figures };
  } finally {
    await site.stop();
  }
}

export const writes: Bench = {
  summary: 'CPU time of a vote, a comment, a post and a post with a picture, the database included',
  run,
};
