import type { AddressInfo } from 'node:net';
import {
  connected,
  describeOnEachDatabase,
  makeCampus,
  openPage,
  publish,
  type Page,
  type TestStudent,
} from '../../testing';
import { comment, read } from './notification-fixture';

describeOnEachDatabase('the bell of an open page', (t) => {
  const open: Page[] = [];
  let url = '';
  beforeAll(async () => {
    await t.api.app.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(t.api.app.server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    for (const { socket } of open.splice(0)) socket.disconnect();
  });

  /** An open page of a student, and the pushes that it received. */
  async function bellOf(student: TestStudent) {
    const page = openPage(url, student.cookie());
    open.push(page);
    const rings: unknown[] = [];
    let heard: () => void = () => undefined;
    page.socket.on('notification', (...events: unknown[]) => {
      rings.push(events);
      heard();
    });
    await connected(page);
    const rung = (times: number) =>
      new Promise<void>((resolve) => {
        heard = () => rings.length >= times && resolve();
        heard();
      });
    return { rings, rung };
  }

  it('rings with an empty event only for the author, for posts and confessions alike', async () => {
    const { college, community, author, other } = await makeCampus(t);
    const post = await publish(author, community.id);
    const confession = await publish(author, college.confessionsId);
    const [bell, tab, others] = await Promise.all([author, author, other].map(bellOf));
    await comment(author, post._id);
    await comment(author, confession._id);
    await comment(other, post._id);
    await Promise.all([bell?.rung(1), tab?.rung(1)]);
    await comment(other, confession._id);
    await Promise.all([bell?.rung(2), tab?.rung(2)]);
    await read(author);
    await Promise.all([bell?.rung(3), tab?.rung(3)]);
    expect(bell?.rings).toEqual([[{}], [{}], [{}]]);
    await comment(author, (await publish(other, community.id))._id);
    await others?.rung(1);
    expect(others?.rings).toEqual([[{}]]);
  });

  it('does not ring for a rejected comment or a deleted post', async () => {
    const { community, author, other } = await makeCampus(t);
    const post = await publish(author, community.id);
    const bell = await bellOf(author);
    expect((await comment(other, post._id, 'I will kill you tonight')).statusCode).toBe(422);
    await author.delete(`/api/posts/${post._id}`);
    expect((await comment(other, post._id)).statusCode).toBe(404);
    await read(author);
    await bell.rung(1);
    expect(bell.rings).toEqual([[{}]]);
  });
});
