import type { Post } from '@campus/contract';
import { asAddresses, type Harness } from '../../testing';
import { demoEmail, demoPassword } from '../campuses';
import { seedFeed } from '../seed-feed';

/** What the feed of a demo must be. */
export function testFeed(t: Harness): void {
  async function signedIn() {
    const visitor = t.visitor();
    await visitor.post('/api/auth/login', { email: demoEmail, password: demoPassword });
    return visitor;
  }

  const read = async (url: string) =>
    (await (await signedIn()).get(url, asAddresses)).json<{ posts: Post[] }>().posts;

  it('looks lived in: many posts, pictures, comments, votes and confessions', async () => {
    const posts = [
      ...(await read('/api/posts?limit=50')),
      ...(await read('/api/posts?limit=50&page=2')),
    ];
    expect(posts.length).toBeGreaterThanOrEqual(55);
    expect(posts.filter((post) => post.images.length > 0).length).toBeGreaterThanOrEqual(15);
    expect(new Set(posts.map((post) => post.community_id.name)).size).toBe(9);
    expect(new Set(posts.map((post) => post.user_id?.username)).size).toBeGreaterThan(20);
    expect(await read('/api/posts/important')).toHaveLength(5);
    const confessions = await read('/api/posts/confession?limit=50');
    expect(confessions).toHaveLength(15);
    expect(confessions.every((post) => post.user_id === null)).toBe(true);
  });

  it('has counts that are true, in a time that is past', async () => {
    const { database, clock } = t.api.services;
    const wrong = await database.query(
      `select id from posts p where
         likes <> (select count(*) from votes v where v.post_id = p.id and value = 1) or
         dislikes <> (select count(*) from votes v where v.post_id = p.id and value = -1) or
         comments_count <> (select count(*) from comments m where m.post_id = p.id)`,
    );
    expect(wrong).toEqual([]);
    const future = await database.query(
      `select 1 from posts where created_at > $1 union all
       select 1 from comments where created_at > $1`,
      [clock().toISOString()],
    );
    expect(future).toEqual([]);
  });

  it('serves its pictures', async () => {
    const [post] = (await read('/api/posts?limit=50')).filter(({ images }) => images.length > 0);
    const picture = await t.visitor().get(String(post?.images[0]));
    expect(picture.headers['content-type']).toBe('image/webp');
  });

  it('is not written twice', async () => {
    const count = 'select count(*)::int as n from posts';
    const before = await t.api.services.database.query(count);
    await seedFeed(t.api.services);
    expect(await t.api.services.database.query(count)).toEqual(before);
  });
}
