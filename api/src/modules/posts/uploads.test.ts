import { createHash } from 'node:crypto';
import {
  asAddresses,
  describeOnEachDatabase,
  makeCampus,
  photo,
  publish,
  type Campus,
} from '../../testing';

const failed = { message: 'Error processing image. Please try again.', field: 'images' };
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const labelled = (kind: string, content: string) =>
  `data:image/${kind};base64,${Buffer.from(content).toString('base64')}`;

describeOnEachDatabase('uploaded pictures', (t) => {
  async function stored(): Promise<number> {
    const [row] = await t.api.services.database.query<{ count: number }>(
      'select count(*)::int as count from media',
    );
    return row?.count ?? -1;
  }

  const send = ({ author, community }: Campus, images: readonly string[]) =>
    author.post('/api/posts', { content: 'Look', community_id: community.id, images });

  it('are returned as data URLs, or as URLs if the client prefers them', async () => {
    const campus = await makeCampus(t);
    const pictures = [await photo('jpeg'), await photo('png'), await photo('webp')];
    const post = (await send(campus, pictures)).json();
    expect(post.images).toHaveLength(3);
    expect(post).not.toHaveProperty('thumbnails');
    const plain = await campus.other.get('/api/posts');
    expect(plain.headers['vary']).toBe('Prefer');
    expect(plain.headers['preference-applied']).toBeUndefined();
    const answer = await campus.other.get('/api/posts', asAddresses);
    expect(answer.headers['vary']).toBe('Prefer');
    expect(answer.headers['preference-applied']).toBe('images=url');
    const { images, thumbnails } = answer.json().posts[0];
    expect(new Set([...images, ...thumbnails]).size).toBe(6);
    for (const [i, address] of images.entries()) {
      const file = await t.visitor().get(address);
      expect(`data:image/webp;base64,${file.rawPayload.toString('base64')}`).toBe(post.images[i]);
      expect((await t.visitor().get(thumbnails[i])).statusCode).toBe(200);
    }
  });

  it.each(['images=url', 'respond-async, images=url', 'images="url"; wait=1', 'IMAGES=URL'])(
    'accept the header Prefer: %s',
    async (prefer) => {
      const campus = await makeCampus(t);
      await send(campus, [await photo()]);
      const answer = await campus.other.get('/api/posts', { prefer });
      expect(answer.json().posts[0].images[0]).toMatch(
        /^\/media\/[0-9a-f]{40}c[0-9a-f]{12}\.webp$/,
      );
    },
  );

  it('are served as immutable WebP files with restrictive headers', async () => {
    const campus = await makeCampus(t);
    await send(campus, [await photo()]);
    const { images, thumbnails } = (await campus.other.get('/api/posts', asAddresses)).json()
      .posts[0];
    for (const address of [images[0], thumbnails[0]]) {
      const { headers, statusCode } = await t.visitor().get(address);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'private, max-age=31536000, immutable',
        'content-type': 'image/webp',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
      expect(headers).not.toHaveProperty('etag');
      expect(headers).not.toHaveProperty('last-modified');
      expect(headers).not.toHaveProperty('set-cookie');
    }
  });

  it.each([
    '/media',
    '/media/',
    '/media/ab',
    '/media/ab/',
    `/media/${'0'.repeat(40)}.webp`,
    `/media/${'0'.repeat(40)}`,
    `/media/${'0'.repeat(40)}.webp.tmp`,
    `/media/${'0'.repeat(40)}-640.webp`,
    '/media/..%2Fsession-secret',
    '/media/%2e%2e/session-secret',
    '/media/..%5csession-secret',
    '/media/%00',
  ])('answer with a 4xx status for %s', async (address) => {
    const answer = await t.visitor().get(address);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(String(answer.headers['cache-control'])).not.toMatch(/public|immutable/);
  });

  it('get a new URL and new bytes for every use of one picture', async () => {
    const campus = await makeCampus(t);
    const picture = await photo();
    for (let i = 0; i < 2; i += 1) await send(campus, [picture, picture]);
    const { posts } = (await campus.other.get('/api/posts', asAddresses)).json();
    const files = posts.flatMap((post: Record<string, string[]>) => [
      ...(post['images'] ?? []),
      ...(post['thumbnails'] ?? []),
    ]);
    const hashes = [];
    for (const file of files) {
      const { rawPayload } = await t.visitor().get(file);
      hashes.push(createHash('sha256').update(rawPayload).digest('hex'));
    }
    expect(files).toHaveLength(8);
    expect(new Set(files).size).toBe(8);
    expect(new Set(hashes).size).toBe(8);
  });

  it('are deleted with their post', async () => {
    const campus = await makeCampus(t);
    const post = (await send(campus, [await photo()])).json();
    const { images, thumbnails } = (await campus.other.get('/api/posts', asAddresses)).json()
      .posts[0];
    const before = await stored();
    await campus.author.delete(`/api/posts/${post._id}`);
    expect(await stored()).toBe(before - 1);
    for (const address of [images[0], thumbnails[0]]) {
      const answer = await t.visitor().get(address);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it.each([
    ['an SVG', () => labelled('svg+xml', svg)],
    ['an SVG under the label of a PNG', () => labelled('png', svg)],
    ['HTML', () => labelled('png', '<!doctype html><script>alert(1)</script>')],
    ['a PDF', () => labelled('jpeg', '%PDF-1.7')],
    ['another kind of data', () => 'data:text/html;base64,PGI+'],
    ['an address', () => 'http://127.0.0.1:9/canary.png'],
    ['a file', () => 'file:///etc/passwd'],
    ['a blob', () => 'blob:http://localhost:3000/1'],
    ['broken base64', () => 'data:image/png;base64,@@@@'],
    ['half a picture', async () => (await photo()).slice(0, 800)],
  ])('rejects %s and stores nothing, not even the valid picture beside it', async (_name, make) => {
    const campus = await makeCampus(t);
    const before = await stored();
    const answer = await send(campus, [await photo(), await make()]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(failed);
    expect(await stored()).toBe(before);
    expect((await campus.author.get('/api/posts')).json().posts).toEqual([]);
  });

  it('answer 413 for a post, picture, edit or comment that is too large', async () => {
    const campus = await makeCampus(t);
    const big = `data:image/png;base64,${'A'.repeat(1.9 * 1024 * 1024)}`;
    const one = await send(campus, [big]);
    expect(one.statusCode).toBe(400);
    const third = `data:image/png;base64,${'A'.repeat(1.5 * 1024 * 1024)}`;
    const over = await send(campus, [third, third, third]);
    expect(over.statusCode).toBe(413);
    expect(over.json()).toEqual({ message: "That's too large to send" });
    const large = `data:image/png;base64,${'A'.repeat(3 * 1024 * 1024)}`;
    const picture = await send(campus, [large]);
    expect(picture.statusCode).toBe(413);
    expect(picture.json()).toEqual({ message: 'This picture is too large', field: 'images' });
    const post = await publish(campus.author, campus.community.id);
    const text = 'a'.repeat(65 * 1024);
    const edit = await campus.author.put(`/api/posts/${post._id}`, { content: text });
    expect(edit.statusCode).toBe(413);
    const comment = await campus.author.post(`/api/posts/${post._id}/comments`, { comment: text });
    expect(comment.statusCode).toBe(413);
  });

  it('answer 503 and store no post while the media store fails, and a retry succeeds', async () => {
    const campus = await makeCampus(t);
    const { mediaStore } = t.api.services;
    const down = Object.assign(new Error('disk full'), { code: 'ENOSPC' });
    const put = jest.spyOn(mediaStore, 'put').mockRejectedValue(down);
    const headers = { 'idempotency-key': 'retry-me' };
    const body = { content: 'Look', community_id: campus.community.id, images: [await photo()] };
    const answer = await campus.author.post('/api/posts', body, headers);
    expect(answer.statusCode).toBe(503);
    expect(answer.body).not.toContain('disk full');
    expect((await campus.author.get('/api/posts')).json().posts).toEqual([]);
    put.mockRestore();
    const again = await campus.author.post('/api/posts', body, headers);
    expect(again.statusCode).toBe(201);
    expect((await campus.author.get('/api/posts')).json().posts).toHaveLength(1);
  });
});
