import { describeOnEachDatabase } from '@campus/api/testing';
import { countOf, empty, seedWith, some, wrongCounts } from './seed-fixture';

const tablesOf = ['students', 'comments', 'votes', 'ads', 'cabs', 'events', 'explores'] as const;

describeOnEachDatabase('a seed for load tests', (t) => {
  const query = <Row>(text: string) => t.api.services.database.query<Row>(text);
  beforeEach(() => empty(t));

  it('adds the requested number of rows, with correct counts', async () => {
    const { added, college } = await seedWith(t, some);
    expect(added).toEqual(some);
    expect(college).toMatchObject({ name: 'Load Test College', emailSuffix: '@load.example' });
    for (const table of tablesOf)
      expect([table, await countOf(t, table)]).toEqual([table, some[table]]);
    expect(await countOf(t, 'posts where author_id is not null')).toBe(some.posts);
    expect(await countOf(t, 'posts where author_id is null')).toBe(some.confessions);
    expect(await wrongCounts(t)).toBe(0);
    const [most] = await query<{ votes: number }>(
      'select max(likes + dislikes) as votes from posts',
    );
    expect(most?.votes).toBeGreaterThan((3 * some.votes) / (some.posts + some.confessions));
  });

  it('creates students who can sign in and read its content', async () => {
    const { signIn } = await seedWith(t, { ...some, seed: 'chai' });
    expect(signIn).toMatchObject({
      first: 'student1@load.example',
      last: 'student30@load.example',
    });
    const student = t.visitor();
    const body = { email: signIn?.last, password: signIn?.password };
    expect((await student.post('/api/auth/login', body)).statusCode).toBe(200);
    const read = async (address: string) => (await student.get(address)).json();
    expect((await read('/api/posts?limit=50')).posts).toHaveLength(some.posts);
    expect((await read('/api/posts/confession')).posts).toHaveLength(10);
    expect((await read('/api/sell')).ads.length).toBeGreaterThan(0);
    expect(await read('/api/cabs')).toHaveLength(some.cabs);
    expect((await read('/api/events')).events).toHaveLength(some.events);
    expect((await read('/api/explores')).explores).toHaveLength(some.explores);
  });

  it('does not reveal the author of a confession in its row, its time or its comments', async () => {
    await seedWith(t, { students: 5, confessions: 3, comments: 60 });
    expect(await countOf(t, 'posts')).toBe(3);
    expect(await countOf(t, 'posts where author_id is not null')).toBe(0);
    expect(await countOf(t, `posts where created_at <> date_trunc('minute', created_at)`)).toBe(0);
    expect(await countOf(t, 'confession_authors')).toBe(3);
    const named = `comments where author_id is not null or alias is null
      or created_at <> date_trunc('minute', created_at)`;
    expect(await countOf(t, named)).toBe(0);
    // One label for each student in a thread, numbered without a gap.
    const labels = await query<{ labels: string[] }>(
      `select array_agg(distinct alias order by alias) as labels from comments group by post_id`,
    );
    for (const { labels: of } of labels) {
      const numbers = of.filter((label) => label !== 'OP');
      expect(numbers).toEqual(numbers.map((_label, at) => `Anonymous ${at + 1}`));
    }
    const strangers = `confession_participants n join confession_authors a
      on a.post_id = n.post_id and a.author_id = n.student_id`;
    expect(await countOf(t, strangers)).toBe(0);
  });

  it('dates content in the last 91 days, and rides, events and trips in the future', async () => {
    await seedWith(t, some);
    for (const table of ['posts', 'comments', 'ads', 'cabs', 'events', 'explores']) {
      const outside = `created_at > now() or created_at < now() - interval '91 days'`;
      expect([table, await countOf(t, `${table} where ${outside}`)]).toEqual([table, 0]);
    }
    const early = 'comments m join posts p on p.id = m.post_id where m.created_at < p.created_at';
    expect(await countOf(t, early)).toBe(0);
    for (const table of ['cabs', 'events', 'explores']) {
      expect(await countOf(t, `${table} where starts_at <= now()`)).toBe(0);
    }
  });
});

describeOnEachDatabase('a repeated seed', (t) => {
  beforeEach(() => empty(t));

  /** Everything except dates and times, which depend on the clock. */
  async function content() {
    const { database } = t.api.services;
    const texts = [
      'select id, username, email from students order by id',
      `select p.id, k.name, author_id, content, likes, dislikes, comments_count
         from posts p join communities k on k.id = p.community_id order by p.created_at, p.id`,
      'select id, post_id, author_id, alias, content from comments order by id',
      'select post_id, student_id, value from votes order by 1, 2',
      'select post_id, author_id from confession_authors order by 1',
      'select id, title, price_paise, is_sold from ads order by id',
      'select id, source, destination, seats_available from cabs order by id',
      'select id, title, description from events order by id',
      'select id, title, duration from explores order by id',
    ];
    const tables = [];
    for (const text of texts) tables.push(await database.query(text));
    return tables;
  }

  it('fills an empty database with the same content; another seed gives other content', async () => {
    const first = await seedWith(t, { ...some, seed: 'mango' });
    const made = await content();
    await empty(t);
    expect(await seedWith(t, { ...some, seed: 'mango' })).toMatchObject({ signIn: first.signIn });
    expect(await content()).toEqual(made);
    await empty(t);
    expect((await seedWith(t, some)).seed).not.toBe('mango');
    expect(await content()).not.toEqual(made);
  });

  it('adds to the existing content', async () => {
    await seedWith(t, { ...some, seed: 'mango' });
    const again = await seedWith(t, { ...some, seed: 'mango' });
    expect(again.added).toEqual(some);
    expect(again.signIn?.first).toBe('student31@load.example');
    expect(await countOf(t, 'colleges')).toBe(1);
    expect(await countOf(t, 'posts')).toBe(2 * (some.posts + some.confessions));
    expect(await wrongCounts(t)).toBe(0);
    // Until every student has voted on every post.
    const left = 100 * 60 - 600;
    expect((await seedWith(t, { votes: left })).added.votes).toBe(left);
    expect(await wrongCounts(t)).toBe(0);
    await expect(seedWith(t, { votes: 1 })).rejects.toThrow('Only 0 more votes');
  });

  it('skips a username that is already taken', async () => {
    await seedWith(t, { students: 3, seed: 'mango' });
    const { database } = t.api.services;
    const [taken] = await database.query<{ name: string }>('select username as name from students');
    await empty(t);
    const elsewhere = await t.student();
    const rename = 'update students set username = $1, username_lower = $1 where id = $2';
    await database.query(rename, [taken?.name ?? '', elsewhere.id]);
    expect((await seedWith(t, { students: 3, seed: 'mango' })).added.students).toBe(3);
    expect(await countOf(t, 'students')).toBe(4);
  });
});
