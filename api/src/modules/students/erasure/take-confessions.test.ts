import { describeOnEachDatabase, makeCampus, photo, publish, type Campus } from '../../../testing';
import { goesAt, takeConfessions } from './confessions';
import { eraseDueStudents } from './erase-student';

const day = 24 * 3600;

describe('goesAt', () => {
  const deleteAt = '2026-11-24T12:00:00.000Z';
  const ids = Array.from({ length: 700 }, (_, index) => `id-${index}`);
  const daysLeft = ids.map(
    (id) => (Date.parse(deleteAt) - goesAt('secret', id, deleteAt).getTime()) / 1000 / day,
  );

  it('spreads deletion times evenly over seven days', () => {
    const perDay = Array.from({ length: 7 }, () => 0);
    for (const left of daysLeft) perDay[Math.floor(left)]! += 1;
    for (const count of perDay) expect(count).toBeGreaterThan(60);
  });

  it('returns other times with another secret', () => {
    const others = ids.map((id) => goesAt('other', id, deleteAt).getTime());
    const equal = ids.filter(
      (id, index) => goesAt('secret', id, deleteAt).getTime() === others[index],
    );
    expect(equal).toEqual([]);
  });
});

describeOnEachDatabase('the confessions of a student who leaves', (t) => {
  async function confess({ author, other, college }: Campus, count: number) {
    const images = [await photo()];
    const ids: string[] = [];
    for (let number = 0; number < count; number += 1) {
      const content = `I skip lab ${number}`;
      ids.push((await publish(author, college.confessionsId, { content, images }))._id);
    }
    const theirs = await publish(other, college.confessionsId, { content: 'I talk to cats' });
    const comments = `/api/posts/${theirs._id}/comments`;
    for (let number = 0; number < count; number += 1) {
      await author.post(comments, { comment: `Cats listen ${number}` });
    }
    await other.post(comments, { comment: 'They do' });
    return { ids, theirs };
  }

  /** The number of remaining confessions and comments on confessions of the author. */
  async function left(ids: string[], theirs: string) {
    const [row] = await t.api.services.database.query<{ posts: number; comments: number }>(
      `select (select count(*)::int from posts where id = any($1::uuid[])) as posts,
         (select count(*)::int from comments where post_id = $2 and alias = 'Anonymous 1')
           as comments`,
      [ids, theirs],
    );
    return row ?? { posts: 0, comments: 0 };
  }

  const leave = ({ author }: Campus, confessions: string) =>
    author.post('/api/user/delete', { password: author.password, confessions });

  it('are deleted in steps over seven days, and completely with the account', async () => {
    const campus = await makeCampus(t);
    const { ids, theirs } = await confess(campus, 12);
    await leave(campus, 'delete');
    const steps: number[] = [];
    let before = { posts: 12, comments: 12 };
    for (let half = 0; half < 14; half += 1) {
      t.advance(day / 2 - 1);
      await takeConfessions(t.api.services);
      const now = await left(ids, theirs._id);
      steps.push(before.posts - now.posts + before.comments - now.comments);
      before = now;
    }
    expect(Math.max(...steps)).toBeLessThan(12);
    expect(steps.filter((step) => step > 0).length).toBeGreaterThan(4);
    t.advance(60);
    await eraseDueStudents(t.api.services);
    expect(await left(ids, theirs._id)).toEqual({ posts: 0, comments: 0 });
    const [kept] = await t.api.services.database.query<object>(
      'select comments_count as count from posts where id = $1',
      [theirs._id],
    );
    expect(kept).toEqual({ count: 1 });
    const [media] = await t.api.services.database.query<object>(
      'select count(*)::int as n from media',
    );
    expect(media).toEqual({ n: 0 });
  });

  it('are kept if the student chooses so or comes back', async () => {
    const keeping = await makeCampus(t);
    const kept = await confess(keeping, 3);
    await leave(keeping, 'keep');
    const returning = await makeCampus(t);
    const back = await confess(returning, 3);
    await leave(returning, 'delete');
    const { email, password } = returning.author;
    await t.visitor().post('/api/auth/login', { email, password });
    t.advance(6.99 * day);
    await takeConfessions(t.api.services);
    expect(await left(back.ids, back.theirs._id)).toEqual({ posts: 3, comments: 3 });
    t.advance(day);
    await takeConfessions(t.api.services);
    await eraseDueStudents(t.api.services);
    expect(await left(kept.ids, kept.theirs._id)).toEqual({ posts: 3, comments: 3 });
    expect(await left(back.ids, back.theirs._id)).toEqual({ posts: 3, comments: 3 });
  });
});
