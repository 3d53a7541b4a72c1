import { socketEvents } from '@campus/contract';
import type { AddressInfo } from 'node:net';
import { tables } from '../database/database';
import { reportsOf, writeReport } from '../modules/reports/report-fixture';
import {
  connected,
  describeOnEachDatabase,
  makeCampus,
  openPage,
  publish,
  type Page,
  type TestStudent,
} from '../testing';
import { operate } from './operate-fixture';

describeOnEachDatabase('open pages after a decision that the operators decide about', (t) => {
  const pages: Page[] = [];
  beforeAll(() => t.api.app.listen({ port: 0, host: '127.0.0.1' }));
  afterEach(() => {
    for (const { socket } of pages.splice(0)) socket.disconnect();
  });

  async function pageOf(student: TestStudent): Promise<Page> {
    const { port } = t.api.app.server.address() as AddressInfo;
    const page = openPage(`http://127.0.0.1:${port}`, student.cookie());
    pages.push(page);
    return connected(page);
  }
  const rings = ({ socket }: Page) =>
    new Promise((resolve) => void socket.once(socketEvents.notification, resolve));

  it('get an event when a request is accepted or reported content is hidden', async () => {
    const { author, other, community } = await makeCampus(t);
    const [ofAuthor, ofOther] = [await pageOf(author), await pageOf(other)];
    const request = { name: 'Chess', description: 'Moves.', createdAt: t.api.services.clock() };
    const { communityRequests } = tables;
    const [asked] = await t.api.services.database.orm
      .insert(communityRequests)
      .values({ ...request, collegeId: author.collegeId, studentId: author.id })
      .returning();
    const accepted = rings(ofAuthor);
    await operate(t, 'community-requests accept', { id: asked?.id });
    expect(await accepted).toEqual({});

    const post = await publish(author, community.id);
    await writeReport(other, { kind: 'post', id: post._id });
    const [id] = await reportsOf(t, { id: post._id });
    const events = Promise.all([rings(ofAuthor), rings(ofOther)]);
    await operate(t, 'reports hide', { id, reason: 'For the test' });
    expect(await events).toEqual([{}, {}]);
  });

  it('are disconnected if their student is suspended, and only those', async () => {
    const { author, other } = await makeCampus(t);
    const [ofAuthor, ofOther] = [await pageOf(author), await pageOf(other)];
    await operate(t, 'students suspend', { student: author.email, reason: 'For the test' });
    // By the time this page has connected, the other one was disconnected: the regular check is not awaited.
    await pageOf(other);
    expect(ofAuthor.socket.connected).toBe(false);
    expect(ofOther.socket.connected).toBe(true);
  });
});
