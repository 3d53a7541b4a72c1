import { asAddresses, type Harness, isGuarded } from '@campus/api/testing';
import type {
  ChatMessage,
  Match,
  MatchRequest,
  OwnDatingProfile,
  Post,
  ProfileCard,
} from '@campus/contract';
import { demoCampuses, plainDating, richDating, richListings } from './content';
import { seedDating } from './dating';
import { demoEmail, demoPassword } from './demo';
import { seedFeed } from './feed';
import { seedListings } from './listings';

/** Checks the feed of a demo. */
export function testFeed(t: Harness): void {
  async function signedIn() {
    const visitor = t.visitor();
    await visitor.post('/api/auth/login', { email: demoEmail, password: demoPassword });
    return visitor;
  }

  const read = async (url: string) =>
    (await (await signedIn()).get(url, asAddresses)).json<{ posts: Post[] }>().posts;

  it('has many posts, pictures, authors, comments and votes, and 15 anonymous confessions', async () => {
    const posts = [
      ...(await read('/api/posts?limit=50')),
      ...(await read('/api/posts?limit=50&page=2')),
    ];
    expect(posts.length).toBeGreaterThanOrEqual(55);
    expect(posts.filter((post) => post.images.length > 0).length).toBeGreaterThanOrEqual(15);
    expect(new Set(posts.map((post) => post.community_id.name)).size).toBe(9);
    expect(new Set(posts.map((post) => post.user_id?.username)).size).toBeGreaterThan(20);
    const sum = (of: (post: Post) => number) => posts.reduce((all, post) => all + of(post), 0);
    expect(sum(({ commentsCount }) => commentsCount)).toBeGreaterThanOrEqual(100);
    expect(sum(({ likes, dislikes }) => likes + dislikes)).toBeGreaterThanOrEqual(500);
    expect(await read('/api/posts/important')).toHaveLength(5);
    const confessions = await read('/api/posts/confession?limit=50');
    expect(confessions).toHaveLength(15);
    expect(confessions.every((post) => post.user_id === null)).toBe(true);
  });

  it('has correct counts and no dates in the future', async () => {
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

  it('is not seeded twice', async () => {
    const count = 'select count(*)::int as n from posts';
    const before = await t.api.services.database.query(count);
    await seedFeed(t.api.services);
    expect(await t.api.services.database.query(count)).toEqual(before);
  });
}

/** Checks the listings of a demo. */
export function testListings(t: Harness): void {
  async function read(path: string) {
    const student = t.visitor();
    await student.post('/api/auth/login', { email: demoEmail, password: demoPassword });
    return (await student.get(path, asAddresses)).json();
  }

  it('are upcoming, and a picture of an ad is served', async () => {
    const { ads } = await read('/api/sell?limit=50');
    expect(ads).toHaveLength(richListings.ads.length - 1);
    const picture = await t.visitor().get(ads[0].thumbnails[0]);
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(await read('/api/cabs')).toHaveLength(7);
    expect((await read('/api/events')).events).toHaveLength(6);
    expect((await read('/api/explores')).explores).toHaveLength(5);
  });

  it("include the student's own: a sold ad, ended listings and seat requests", async () => {
    const mine = await read('/api/sell/user');
    expect(mine.ads.map((ad: { isSold: boolean }) => ad.isSold)).toEqual([false, true]);
    const { cabs } = await read('/api/cabs/user');
    expect(cabs).toMatchObject([
      { hasEnded: false, seatRequests: 2 },
      { hasEnded: true, seatRequests: 0 },
    ]);
    const { events } = await read('/api/events/user');
    expect(events).toMatchObject([{ interestedCount: 3 }, { hasEnded: true }]);
  });

  it('name the acquaintances who like an event', async () => {
    const { events } = await read('/api/events?search=Board games');
    expect(events).toMatchObject([{ interestedCount: 3, acquaintances: ['ishita_j'] }]);
  });

  it('have conversations, one of them with unread messages', async () => {
    const table = { listing: { title: 'Folding study table' }, isOwner: true };
    expect((await read('/api/conversations')).conversations).toMatchObject([
      { listing: { title: 'Study lamp, warm light' }, isOwner: false, unread: 0 },
      { ...table, unread: 2 },
      { ...table, unread: 0 },
      { listing: { kind: 'cab' }, isOwner: false, unread: 0 },
    ]);
  });

  it('are not seeded twice', async () => {
    const count = 'select count(*)::int as n from cabs';
    const before = await t.api.services.database.query(count);
    await seedListings(t.api.services);
    expect(await t.api.services.database.query(count)).toEqual(before);
  });
}

const written = ['dating_profiles', 'dating_images', 'dating_matches', 'dating_messages', 'media'];

/** Makes calls as a student of the demo. */
function reader(t: Harness) {
  return async <T>(path: string, email = demoEmail): Promise<T> => {
    const student = t.visitor();
    await student.post('/api/auth/login', { email, password: demoPassword });
    return (await student.get(path, asAddresses)).json<T>();
  };
}

function testPages(t: Harness): void {
  const read = reader(t);
  const query = <T>(sql: string) => t.api.services.database.query<T>(sql);

  it('shows its student two requests, two matches and one unread chat', async () => {
    const home = await read<{ profile: OwnDatingProfile }>('/api/dating/home');
    expect(home).toMatchObject({
      profile: { name: 'Aarav', gender: 'male', isPaused: false },
      stats: { pendingRequests: 2, acceptedMatches: 2, unreadChats: 1 },
    });
    expect(home.profile.images).toHaveLength(2);
    const requests = await read<MatchRequest[]>('/api/dating/match-requests');
    expect(requests.map(({ profile }) => profile.name)).toEqual(['Gauri', 'Zoya']);
  });

  it('has two conversations, one of them with three unread messages', async () => {
    const matches = await read<Match[]>('/api/dating/accepted-matches');
    expect(matches).toMatchObject([
      { profile: { name: 'Meera' }, unread: 3 },
      { profile: { name: 'Ishita' }, unread: 0 },
    ]);
    for (const { matchId, lastMessage } of matches) {
      const messages = await read<ChatMessage[]>(`/api/dating/chat/${matchId}`);
      expect(messages.length).toBeGreaterThanOrEqual(8);
      expect(messages.length).toBeLessThanOrEqual(15);
      expect(messages.at(-1)).toMatchObject({ ...lastMessage });
    }
    const hers = await read<Match[]>(
      '/api/dating/accepted-matches',
      'meera.kulkarni@sahyadri.edu.example',
    );
    expect(hers).toMatchObject([{ profile: { name: 'Aarav' }, unread: 0 }]);
  });

  it('has more profiles to explore than one page shows, newest first', async () => {
    type Page = { profiles: ProfileCard[]; pagination: { hasMore: boolean } };
    const first = await read<Page>('/api/dating/explore');
    const second = await read<Page>('/api/dating/explore?page=2');
    expect([first.pagination.hasMore, second.pagination.hasMore]).toEqual([true, false]);
    const shown = [...first.profiles, ...second.profiles];
    expect(shown).toHaveLength(12);
    expect(shown.every(({ gender }) => gender === 'female')).toBe(true);
    expect(shown[0]?.name).toBe('Tanvi');
  });

  it('serves a photo to the signed-in student and answers 401 to a visitor', async () => {
    const { profile } = await read<{ profile: OwnDatingProfile }>('/api/dating/home');
    const visitor = t.visitor();
    expect((await visitor.get(profile.profilePhoto)).statusCode).toBe(401);
    await visitor.post('/api/auth/login', { email: demoEmail, password: demoPassword });
    const picture = await visitor.get(profile.profilePhoto);
    expect(picture.headers['content-type']).toBe('image/webp');
    const guarded = await query<{ key: string }>(`select key from media where kind = 'dating'`);
    expect(guarded.every(({ key }) => isGuarded(key))).toBe(true);
    const used = await query(`select distinct media_key from dating_images`);
    expect(used).toHaveLength(guarded.length);
  });
}

function testRows(t: Harness): void {
  const query = <T>(sql: string) => t.api.services.database.query<T>(sql);
  const counts = () =>
    Promise.all(written.map((table) => query(`select count(*)::int as n from ${table}`)));

  it('has only rows that the dating pages could have written', async () => {
    const wrong = await query(
      `select m.id from dating_matches m where
         (m.state = 'accepted') <> (m.answered_at is not null)
         or m.last_message_at is distinct from (select max(s.created_at) from dating_messages s
           where s.college_id = m.college_id and s.match_id = m.id)
         or greatest(m.low_read_at, m.high_read_at) > m.last_message_at
       union all select s.id from dating_messages s
         join dating_matches m on m.college_id = s.college_id and m.id = s.match_id
         where s.sender_id not in (m.low_id, m.high_id) or s.created_at <= m.answered_at`,
    );
    expect(wrong).toEqual([]);
    const unseen = await query(
      `select student_id from dating_profiles p where not exists (select 1 from dating_images i
         where i.college_id = p.college_id and i.student_id = p.student_id and i.position = 0)`,
    );
    expect(unseen).toEqual([]);
  });

  it('exists at two colleges and is not seeded twice', async () => {
    const perCollege = await query<{ id: string; n: number }>(
      'select college_id as id, count(*)::int as n from dating_profiles group by 1',
    );
    expect(new Map(perCollege.map(({ id, n }) => [id, n]))).toEqual(
      new Map([
        [demoCampuses[0]?.id, richDating.profiles.length],
        [demoCampuses[1]?.id, plainDating.profiles.length],
      ]),
    );
    const before = await counts();
    await seedDating(t.api.services);
    expect(await counts()).toEqual(before);
  });
}

/** Checks dating in a demo. */
export function testDating(t: Harness): void {
  testPages(t);
  testRows(t);
}
