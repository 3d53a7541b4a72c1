import type { Post } from '@campus/contract';
import { createHash } from 'node:crypto';
import {
  asAddresses,
  describeOnEachDatabase,
  makeCampus,
  photo,
  publish,
  type Client,
  type TestStudent,
} from '../../testing';

interface Seen {
  readonly url: string;
  readonly status: number;
  /** Status, headers and body as sent to the client. */
  readonly raw: string;
}

/** All responses that can contain the given confessions. */
async function everything(
  client: Client,
  ids: readonly string[],
  community: string,
): Promise<Seen[]> {
  const seen: Seen[] = [];
  const keep = (url: string, answer: Awaited<ReturnType<Client['get']>>) =>
    seen.push({
      url,
      status: answer.statusCode,
      raw: `${JSON.stringify(answer.headers)}${answer.body}`,
    });
  const lists = [
    '/api/posts',
    '/api/posts/important',
    '/api/posts/confession',
    '/api/posts/confession?limit=1',
    '/api/posts/confession?mine=true',
    `/api/posts/community/${community}`,
    '/api/user/posts',
    '/api/communities',
  ];
  const pictures = new Set<string>();
  for (const url of lists) {
    keep(url, await client.get(url));
    const answer = await client.get(url, asAddresses);
    keep(url, answer);
    for (const picture of answer.body.match(/\/media\/[\w-]+\.webp/g) ?? []) pictures.add(picture);
  }
  for (const id of ids) {
    for (const part of ['', '/comments', '/likes-dislikes', '/verify-author']) {
      for (const headers of [{}, asAddresses]) {
        keep('confession', await client.get(`/api/posts/${id}${part}`, headers));
      }
    }
    keep('edit', await client.put(`/api/posts/${id}`, { content: 'Mine now' }));
    keep('delete', await client.delete(`/api/posts/${id}`));
  }
  for (const picture of pictures) keep(picture, await client.get(picture));
  return seen;
}

/** Every value in a response, at any depth. */
function leaves(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.values(value).flatMap(leaves);
}

/** Spearman's rank correlation between a list of distinct values and their sorted order. */
function correlationWithOrder(values: readonly string[]): number {
  const rank = new Map([...values].sort().map((value, i) => [value, i]));
  const n = values.length;
  const squares = values.reduce((sum, value, i) => sum + (i - (rank.get(value) ?? 0)) ** 2, 0);
  return 1 - (6 * squares) / (n * (n * n - 1));
}

describeOnEachDatabase('the author of a confession', (t) => {
  async function confessed() {
    const campus = await makeCampus(t);
    const { college, author } = campus;
    const second = await t.student({ college });
    const picture = await photo();
    const write = async (student: TestStudent, content: string, through: string) => {
      t.advance(120);
      const key = (what: string) => ({ 'idempotency-key': `${what}-${content.replace(' ', '-')}` });
      const body = { content, images: [picture], community_id: through };
      const { _id } = (await student.post('/api/posts', body, key('post'))).json<Post>();
      await student.post(
        `/api/posts/${_id}/comments`,
        { comment: `About ${content}` },
        key('comment'),
      );
      await student.post(`/api/posts/${_id}/like`);
      return _id;
    };
    await publish(author, campus.community.id, { images: [picture] });
    const ids = [
      await write(author, 'First secret', college.confessionsId),
      await write(author, 'Second secret', college.confessionsId),
      await write(second, 'Third secret', college.confessionsId),
    ] as const;
    t.advance(60);
    await author.put(`/api/posts/${ids[0]}`, { content: 'First secret, told better' });
    return { ...campus, second, ids };
  }

  it('appears in no response to other students, other colleges or visitors', async () => {
    const { author, other, stranger, second, college, ids } = await confessed();
    for (const client of [other, stranger, t.visitor()]) {
      const seen = await everything(client, ids, college.confessionsId);
      for (const { url, status, raw } of seen) {
        expect(status).toBeLessThan(500);
        for (const student of [author, second]) {
          expect(raw).not.toContain(student.id);
          expect(raw).not.toContain(student.email);
          // Their public post is shown under their name in the ordinary lists only.
          if (url !== '/api/posts' && url !== '/api/posts/important') {
            expect(raw).not.toContain(student.username);
          }
        }
        expect(raw).not.toMatch(/last-modified|"etag"|edited|updated/i);
        // The addresses of one picture would otherwise be the same in every confession.
        if (url.includes('confession')) expect(raw).not.toMatch(/\/media\/[\da-f]{41}/);
        expect(url.startsWith('/media') || /no-store/.test(raw)).toBe(true);
      }
      if (client === other) {
        expect(seen.some(({ raw }) => raw.includes('told better'))).toBe(true);
        expect(seen.some(({ raw }) => raw.includes('About First'))).toBe(true);
        expect(seen.filter(({ url }) => url.startsWith('/media')).length).toBe(8);
      } else {
        expect(seen.some(({ raw }) => /secret/i.test(raw))).toBe(false);
      }
    }
  });

  it('cannot be derived from values that two confessions of one author share', async () => {
    const { other, ids } = await confessed();
    const posts = [asAddresses, {}].map(async (headers) =>
      (await other.get('/api/posts/confession', headers))
        .json()
        .posts.filter((post: Post) => ids.includes(post._id)),
    );
    const valuesOf = async (id: string) => {
      const listed = (await Promise.all(posts)).flat().filter((post: Post) => post._id === id);
      expect(listed).toHaveLength(2);
      const more = [];
      for (const part of ['comments', 'likes-dislikes', 'verify-author']) {
        more.push((await other.get(`/api/posts/${id}/${part}`)).json());
      }
      const files = [];
      for (const address of JSON.stringify(listed).match(/\/media\/[\w-]+\.webp/g) ?? []) {
        const { rawPayload, headers } = await other.get(address);
        files.push(createHash('sha256').update(rawPayload).digest('hex'), headers['etag'] ?? '');
      }
      return new Set(leaves([listed, more, files]));
    };
    const [first, second, third] = [
      await valuesOf(ids[0]),
      await valuesOf(ids[1]),
      await valuesOf(ids[2]),
    ];
    const telling = [...first].filter((value) => second.has(value) && !third.has(value));
    expect(telling).toEqual([]);
    expect(first.size).toBeGreaterThan(15);
  });

  it('is stored in no ordinary table, and timestamps are cut to the minute', async () => {
    const { author, second, ids } = await confessed();
    const { database } = t.api.services;
    for (const table of ['posts', 'comments', 'post_images', 'media', 'idempotency_keys']) {
      const key = table === 'posts' ? 'id' : 'post_id';
      const about = table === 'posts' || table === 'comments' || table === 'post_images';
      const rows = await database.query(
        `select * from ${table} ${about ? `where ${key} = any($1::uuid[])` : 'where $1::text[] is not null'}`,
        [ids],
      );
      expect(rows.length).toBeGreaterThan(0);
      const text = JSON.stringify(rows);
      for (const student of [author, second]) expect(text).not.toContain(student.id);
    }
    const finer = await database.query(
      `select created_at from posts where author_id is null and date_trunc('minute', created_at) <> created_at
       union all select created_at from comments
       where author_id is null and date_trunc('minute', created_at) <> created_at`,
    );
    expect(finer).toEqual([]);
  });

  it('is not in the log', async () => {
    t.log.length = 0;
    const { author, other, second, college, ids } = await confessed();
    await everything(other, ids, college.confessionsId);
    const log = t.log.join('\n');
    expect(log).toContain('/api/posts/confession');
    for (const student of [author, other, second]) {
      for (const secret of [student.id, student.username, student.email]) {
        expect(log).not.toContain(secret);
      }
    }
    for (const id of ids) expect(log).not.toContain(id);
    expect(log).not.toContain('secret');
  });

  it('ids and list order do not reveal the order in which confessions were posted', async () => {
    const { college, author, other } = await makeCampus(t);
    const { database } = t.api.services;
    const posts = await Promise.all(
      Array.from({ length: 60 }, async (_, i) => {
        const secret = { content: `${i}`, images: [], community_id: college.confessionsId };
        return (await author.post('/api/posts', secret)).json<Post>();
      }),
    );
    const published = posts.map(({ _id }) => _id);
    // Five standard deviations for 60 values; the check below uses the column's default 3,000 times.
    expect(Math.abs(correlationWithOrder(published))).toBeLessThan(0.65);
    const many = await database.query<{ id: string }>(
      `insert into posts (college_id, community_id, content, created_at)
       select $1, $2, n::text, date_trunc('minute', $3::timestamptz) from generate_series(100, 3099) n
       returning id`,
      [college.id, college.confessionsId, posts[0]?.date ?? ''],
    );
    expect(Math.abs(correlationWithOrder(many.map((row) => row.id)))).toBeLessThan(0.1);
    const listed: string[] = [];
    for (let page = 1; page <= 10; page += 1) {
      const answer = await other.get(`/api/posts/confession?limit=50&page=${page}`);
      listed.push(...answer.json().posts.map((post: Post) => post.content.padStart(5, '0')));
    }
    expect(listed).toHaveLength(500);
    expect(Math.abs(correlationWithOrder(listed))).toBeLessThan(0.23);
  });

  it('verify-author answers 200 concurrent calls correctly and rejects other sites', async () => {
    const { author, other, ids } = await confessed();
    const url = `/api/posts/${ids[0]}/verify-author`;
    const asked = await Promise.all(
      Array.from({ length: 200 }, async (_, i) => {
        const student = i % 2 ? author : other;
        return [student.id, (await student.get(url)).json().isAuthor] as const;
      }),
    );
    for (const [id, isAuthor] of asked) expect(isAuthor).toBe(id === author.id);
    const across = await author.get(url, { 'sec-fetch-site': 'cross-site' });
    expect(across.statusCode).toBe(403);
  });
});
