import type { Post } from '@campus/contract';
import { describeOnEachDatabase, makeCampus, publish } from '../../testing';
import { createImportantPosts } from './important';
import { readRows } from './posts.repository';
import { importantToStatement } from './shared-posts';

describeOnEachDatabase('important posts', (t) => {
  async function counted() {
    const campus = await makeCampus(t);
    const { database } = t.api.services;
    let now = new Date('2026-03-14T12:00:00.000Z');
    let rankings = 0;
    const counting = {
      ...database,
      query: ((text, params) => {
        rankings += Number(text.includes('recent order by weight'));
        return database.query(text, params);
      }) as typeof database.query,
    };
    const important = createImportantPosts(counting, () => now);
    const viewer = { collegeId: campus.college.id, studentId: campus.author.id, session: '' };
    return {
      campus,
      important,
      async ids() {
        const ranking = await important.ranking(campus.college.id);
        if (ranking.length === 0) return [];
        const statement = importantToStatement(viewer, ranking, 5);
        return (await readRows(database, statement)).map(({ id }) => id);
      },
      rankings: () => rankings,
      wait: (seconds: number) => (now = new Date(now.getTime() + seconds * 1000)),
    };
  }

  it('are ranked once per second for simultaneous reads', async () => {
    const { ids, rankings, wait } = await counted();
    await Promise.all(Array.from({ length: 20 }, ids));
    expect(rankings()).toBe(1);
    wait(1);
    await ids();
    expect(rankings()).toBe(2);
  });

  it('leave out a post hidden after the ranking, without a new ranking', async () => {
    const { campus, ids, rankings } = await counted();
    const { database } = t.api.services;
    const { college, community, author } = campus;
    const [post] = await database.query<{ id: string }>(
      `insert into posts (college_id, community_id, author_id, content, created_at)
       values ($1, $2, $3, 'Lost: a red cycle', '2026-03-14T11:00:00Z') returning id`,
      [college.id, community.id, author.id],
    );
    expect(await ids()).toEqual([post?.id]);
    await database.query(`update posts set hidden_at = now() where college_id = $1`, [college.id]);
    expect(await ids()).toEqual([]);
    expect(rankings()).toBe(1);
  });

  it('include a new post at once', async () => {
    const { author, other, community } = await makeCampus(t);
    const listed = async () =>
      (await other.get('/api/posts/important'))
        .json<{ posts: Post[] }>()
        .posts.map(({ _id }) => _id);
    // In the same moment, in which nothing else ends the ranking.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    expect(await listed()).toEqual([]);
    const { _id } = await publish(author, community.id);
    expect(await listed()).toEqual([_id]);
  });

  it('change their order after a vote without a new ranking', async () => {
    const { campus, important, ids, rankings } = await counted();
    const { college, community, author } = campus;
    const { database } = t.api.services;
    const insert = async (content: string) => {
      const [row] = await database.query<{ id: string }>(
        `insert into posts (college_id, community_id, author_id, content, created_at)
         values ($1, $2, $3, $4, '2026-03-14T11:00:00Z') returning id`,
        [college.id, community.id, author.id, content],
      );
      return row?.id ?? '';
    };
    const [one, other] = [await insert('Bus at eight'), await insert('Bus at nine')].sort();
    const vote = async (id = '', likes = 0) => {
      await database.query('update posts set likes = $2 where id = $1', [id, likes]);
      important.weighAgain(college.id, id);
    };
    expect(await ids()).toEqual([one, other]);
    await vote(other, 1);
    expect(await ids()).toEqual([other, one]);
    await vote(one, 5);
    await vote(other, 0);
    expect(await ids()).toEqual([one, other]);
    expect(rankings()).toBe(1);
  });
});
