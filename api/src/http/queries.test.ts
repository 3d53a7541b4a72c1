import { endpoints } from '@campus/contract/testing';
import { begin } from '../modules/conversations/conversation-fixture';
import { joinDating, match } from '../modules/dating/dating-fixture';
import { ads, cabs, events, explores } from '../modules/listing/listing-fixture';
import { operate } from '../operator/operate-fixture';
import {
  describeOnEachDatabase,
  makeCampus,
  publish,
  queriesOf,
  type TestStudent,
} from '../testing';

/**
 * The database statements of each call, including `begin` and `commit`: first after the student has written something,
 * and then again. A call that needs more than before is slower for everybody: change a number only on purpose.
 */
describeOnEachDatabase('the number of database queries', (t) => {
  const places = new Map<string, string>();
  const place = (path: string) => path.replace(/:\w+/g, (name) => places.get(name) ?? name);
  let student: TestStudent;
  let author: TestStudent;

  beforeAll(async () => {
    const { author: owner, other, community, college } = await makeCampus(t);
    author = owner;
    student = other;
    places.set(':community', community.id);
    places.set(':author', author.username);
    places.set(':confessions', college.confessionsId);
    places.set(':post', (await publish(author, community.id))._id);
    places.set(':secret', (await publish(author, college.confessionsId))._id);
    await joinDating(author, { gender: 'female' });
    await joinDating(other, { gender: 'male' });
    places.set(':lover', author.id);
    places.set(':match', await match(other, author));
    const sold = await ads.make(t, author);
    places.set(':listing', sold._id);
    places.set(':talk', (await begin(other, sold._id)).conversationId);
    places.set(':cab', (await cabs.make(t, author))._id);
    places.set(':event', (await events.make(t, author))._id);
    places.set(':explore', (await explores.make(t, author))._id);
    await operate(t, 'students staff', { student: other.email });
    await operate(t, 'moderators add', { community: community.id, student: other.username });
    stopped = [Date.now(), performance.now()];
    stopClocks();
    // Reads the names of the communities again: on a busy machine they are older than a second by now.
    await queriesOf(t, () => student.get(place('/api/posts/community/:community')));
  });

  // Cached data does not expire meanwhile, however busy the machine is.
  let stopped = [0, 0];
  function stopClocks() {
    jest.spyOn(Date, 'now').mockReturnValue(stopped[0] ?? 0);
    jest.spyOn(performance, 'now').mockReturnValue(stopped[1] ?? 0);
  }
  beforeEach(stopClocks);

  const ofOwner = '/api/cabs/:cab/seat-requests';
  const reads: readonly [path: string, first: number, again: number][] = [
    ['/api/auth/verify-token', 0, 0],
    ['/api/auth/me', 1, 1],
    ['/api/user/profile', 1, 1],
    ['/api/people?q=st', 1, 1],
    ['/api/people/:author', 1, 1],
    ['/api/user/blocks', 1, 1],
    ['/api/posts?author=:author', 1, 1],
    ['/api/sell?author=:author', 1, 1],
    ['/api/cabs?author=:author', 1, 1],
    ['/api/explores?author=:author', 1, 1],
    ['/api/communities', 1, 1],
    ['/api/communities/activity', 1, 1],
    ['/api/colleges', 1, 0],
    ['/api/posts', 2, 0],
    ['/api/posts?page=2', 2, 0],
    ['/api/posts/important', 3, 0],
    ['/api/posts/community/:community', 1, 1],
    ['/api/posts/confession', 2, 2],
    ['/api/user/posts', 1, 1],
    ['/api/posts/:post', 1, 1],
    ['/api/posts/:secret', 2, 2],
    ['/api/posts/:post/comments', 1, 1],
    ['/api/posts/:secret/comments', 1, 1],
    ['/api/posts/:post/likes-dislikes', 1, 1],
    ['/api/posts/:post/verify-author', 1, 1],
    ['/api/sell', 1, 1],
    ['/api/sell/user', 1, 1],
    ['/api/cabs', 2, 0],
    ['/api/cabs/user', 1, 1],
    ['/api/events', 1, 1],
    ['/api/events/user', 1, 1],
    ['/api/explores', 1, 1],
    ['/api/explores/user', 1, 1],
    ['/api/sell/:listing', 1, 1],
    ['/api/sell/:listing/verify-author', 1, 1],
    ['/api/cabs/:cab', 1, 1],
    ['/api/staff/remotes', 5, 5],
    ['/api/cabs/:cab/verify-author', 1, 1],
    ['/api/events/:event', 1, 1],
    ['/api/events/:event/verify-organizer', 1, 1],
    ['/api/explores/:explore', 1, 1],
    ['/api/explores/:explore/verify-organizer', 1, 1],
    ['/api/communities/:community/rules', 1, 1],
    ['/api/communities/:community/hidden', 2, 2],
    ['/api/push', 1, 1],
    ['/api/user/sessions', 1, 1],
    ['/api/auth/check-username?username=somebody', 1, 1],
    ['/api/dating/profile/:lover', 2, 2],
    ['/api/dating/blocked', 1, 1],
    ['/api/dating/hidden-from', 1, 1],
    ['/api/notifications', 2, 2],
    ['/api/dating/home', 2, 2],
    ['/api/dating/check-profile', 1, 1],
    ['/api/dating/profile', 1, 1],
    ['/api/dating/explore', 2, 2],
    ['/api/dating/match-requests', 1, 1],
    ['/api/dating/accepted-matches', 1, 1],
    ['/api/dating/chat/:match', 2, 2],
    ['/api/conversations', 1, 1],
    ['/api/conversations?kind=ad&listing=:listing', 1, 1],
    ['/api/conversations/:talk', 1, 1],
    ['/api/conversations/:talk/messages', 1, 1],
  ];

  it.each(reads)('GET %s: %i statements, and %i when repeated', async (path, first, again) => {
    await queriesOf(t, () => student.post(place('/api/posts/:post/like')));
    const call = () => student.get(place(path));
    expect([await queriesOf(t, call), await queriesOf(t, call)]).toEqual([first, again]);
  });

  it(`GET ${ofOwner}: 2 statements`, async () => {
    expect(await queriesOf(t, () => author.get(place(ofOwner)))).toBe(2);
  });

  it('is known for each list and each item', () => {
    const shape = (path: string) => path.replace(/\?.*/, '').replaceAll(/:\w+/g, ':');
    const known = new Set([...reads.map(([path]) => path), ofOwner].map(shape));
    const paths = endpoints.filter(({ method }) => method === 'GET').map(({ path }) => path);
    expect(paths.filter((path) => !known.has(shape(path)))).toEqual([]);
  });
});
