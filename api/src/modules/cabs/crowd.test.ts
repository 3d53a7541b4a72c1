import { seatMessages } from '@campus/contract';
import { describeOnOneDatabase, makeCampus, type TestStudent } from '../../testing';
import { ask, giveBack, offer, readCab, reply, requestsFor } from './cab-fixture';

/** The number of responses per status. */
async function statuses(answers: readonly Promise<{ statusCode: number }>[]) {
  const counts: Record<number, number> = {};
  for (const { statusCode } of await Promise.all(answers)) {
    counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  }
  return counts;
}

// The embedded database always runs one transaction after the other.
describeOnOneDatabase('a ride with many concurrent requests', (t) => {
  async function withCrowd(count: number, seatsAvailable: number) {
    const { author, college } = await makeCampus(t);
    const cab = await offer(t, author, { seatsAvailable });
    const crowd: TestStudent[] = [];
    for (let i = 0; i < count; i += 1) crowd.push(await t.student({ college }));
    const grant = (request: string) => reply(author, { cab: cab._id, request, action: 'grant' });
    return { author, cab, crowd, grant };
  }

  it('grants 3 of 200 requests, and one more when a granted seat is given back', async () => {
    const { author, cab, crowd, grant } = await withCrowd(200, 3);
    expect(await statuses(crowd.map((student) => ask(student, cab._id)))).toEqual({ 200: 200 });
    expect(await readCab(author, cab._id)).toMatchObject({ seatsAvailable: 3, seatRequests: 200 });

    const requests = await requestsFor(author, cab._id);
    expect(await statuses(requests.map((request) => grant(request._id)))).toEqual({
      200: 3,
      409: 197,
    });
    const answered = await requestsFor(author, cab._id);
    const lucky = answered.filter((request) => request.state === 'granted');
    const waiting = answered.filter((request) => request.state === 'asked');
    expect([lucky.length, waiting.length]).toEqual([3, 197]);
    expect(await readCab(author, cab._id)).toMatchObject({ seatsAvailable: 0, seatRequests: 197 });

    const stepsBack = crowd.find((student) => student.username === lucky[0]?.username);
    if (stepsBack === undefined) throw new Error('Nobody was granted a seat.');
    expect((await giveBack(stepsBack, cab._id)).json()).toMatchObject({
      cab: { seatsAvailable: 1 },
    });
    const [next, afterNext] = waiting;
    expect((await grant(next?._id ?? '')).json()).toMatchObject({ cab: { seatsAvailable: 0 } });
    expect((await grant(afterNext?._id ?? '')).json()).toEqual({ message: seatMessages.full });
  });

  it('free and granted seats stay five under concurrent requests, grants and returns', async () => {
    const { author, cab, crowd, grant } = await withCrowd(24, 5);
    await statuses(crowd.map((student) => ask(student, cab._id)));
    const requests = await requestsFor(author, cab._id);
    const all = crowd.flatMap((student, i) => {
      const request = requests[i]?._id ?? '';
      return [grant(request), giveBack(student, cab._id), ask(student, cab._id), grant(request)];
    });
    const counts = await statuses(all);
    expect(Object.keys(counts).filter((status) => !['200', '404', '409'].includes(status))).toEqual(
      [],
    );
    const after = await requestsFor(author, cab._id);
    const granted = after.filter((request) => request.state === 'granted').length;
    const { seatsAvailable } = await readCab(author, cab._id);
    expect(seatsAvailable + granted).toBe(5);
    expect(seatsAvailable).toBeGreaterThanOrEqual(0);
  });

  it('can be deleted during concurrent requests and answers 404 afterwards', async () => {
    const { author, cab, crowd, grant } = await withCrowd(12, 5);
    await statuses(crowd.slice(0, 6).map((student) => ask(student, cab._id)));
    const requests = await requestsFor(author, cab._id);
    const counts = await statuses([
      ...requests.map((request) => grant(request._id)),
      ...crowd.slice(6).map((student) => ask(student, cab._id)),
      author.delete(`/api/cabs/${cab._id}`),
      ...crowd.slice(0, 6).map((student) => giveBack(student, cab._id)),
      author.put(`/api/cabs/${cab._id}`, { seatsAvailable: 2 }),
    ]);
    expect(Object.keys(counts).filter((status) => !['200', '404', '409'].includes(status))).toEqual(
      [],
    );
    expect((await author.get(`/api/cabs/${cab._id}`)).statusCode).toBe(404);
  });
});
